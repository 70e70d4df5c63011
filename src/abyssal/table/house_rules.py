"""House rules: what a table agrees on before the game, among the choices that its title has."""

from collections.abc import Mapping

from abyssal.core.errors import BadRequest, listed
from abyssal.table.secrecy import Secrecy


def agreed(secrecy: Secrecy | None, wanted: Mapping[str, str]) -> dict[str, str]:
    """Every house rule with its value, the defaults filled in."""
    house = {} if secrecy is None else secrecy.HOUSE
    chosen = {name: option["default"] for name, option in house.items()}
    for name, value in wanted.items():
        if name not in house:
            allowed = listed(list(house))
            raise BadRequest(
                "option",
                f"this table has no option {name!r}; it has: {allowed}",
                {"option": name, "allowed": allowed},
            )
        choices = house[name]["choices"]
        if value not in choices:
            raise BadRequest(
                "option-value",
                f"option {name!r} cannot be {value!r}; it can be: {listed(choices)}",
                {"option": name, "value": value, "allowed": listed(choices)},
            )
        chosen[name] = value
    return chosen
