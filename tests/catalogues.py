"""The Fluent catalogues as syntax: messages, texts and the arguments they use."""

from fluent.syntax.ast import BaseNode, Message, MessageReference, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from abyssal.words import catalogue

Patterns = dict[str, Pattern]


class Nodes(Visitor):
    """All nodes of some kinds below a node."""

    def __init__(self, *kinds: type[BaseNode]) -> None:
        self.kinds = kinds
        self.found: list[BaseNode] = []

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, self.kinds):
            self.found.append(node)
        super().generic_visit(node)


def nodes(node: BaseNode, *kinds: type[BaseNode]) -> list:
    visitor = Nodes(*kinds)
    visitor.visit(node)
    return visitor.found


def messages(language: str, home: str | None) -> list[Message]:
    return [entry for entry in catalogue(language, home).body if isinstance(entry, Message)]


def patterns(resource: list[Message]) -> Patterns:
    """Every text by its name, `message` or `message.attribute`."""
    found: Patterns = {}
    for message in resource:
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(key: str, known: Patterns) -> set[str]:
    """The arguments of a text, those of the messages it refers to included."""
    names = {node.id.name for node in nodes(known[key], VariableReference)}
    for reference in nodes(known[key], MessageReference):
        names |= variables(reference.id.name, known)
    return names
