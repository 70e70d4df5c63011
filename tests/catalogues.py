"""The Fluent catalogues as syntax: messages, texts and the arguments they use."""

from typing import Generic, TypeVar

from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    Pattern,
    Resource,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from abyssal.words import blocks, catalogue, parsed

Patterns = dict[str, Pattern]
Node = TypeVar("Node", bound=BaseNode)


class Nodes(Visitor, Generic[Node]):
    """All nodes of a kind below a node."""

    def __init__(self, kind: type[Node]) -> None:
        self.kind = kind
        self.found: list[Node] = []

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def nodes(node: BaseNode, kind: type[Node]) -> list[Node]:
    visitor = Nodes(kind)
    visitor.visit(node)
    return visitor.found


def messages(language: str, home: str | None) -> list[Message]:
    return messages_of(catalogue(language, home))


def messages_of(resource: Resource) -> list[Message]:
    return [entry for entry in resource.body if isinstance(entry, Message)]


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


def forget_words() -> None:
    """Read the files again when words are next asked for."""
    for kept in (blocks, catalogue, parsed):
        kept.cache_clear()
