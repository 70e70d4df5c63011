"""Keys for limits by address: an address, or the whole /64 network of somebody with IPv6."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

Proxies: TypeAlias = tuple[IPv4Network | IPv6Network, ...]
"""Networks of proxies that are believed about who asks."""

IPV6_NETWORK: Final = 64
"""Bits of the prefix that a subscriber is given: every address below it may be theirs."""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    return is_address(address) and ip_address(address).is_loopback


def is_within(address: str, networks: Proxies) -> bool:
    """Whether an address is in one of some networks.

    >>> is_within("10.1.2.3", (ip_network("10.0.0.0/8"),)), is_within("", ())
    (True, False)
    """
    return is_address(address) and any(ip_address(address) in network for network in networks)


def counted_as(address: str) -> str:
    """The name under which an address is counted.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8:1:2:3:4:5:6"), counted_as("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    if not is_address(address):
        return address
    found = ip_address(address)
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), IPV6_NETWORK), strict=False))
