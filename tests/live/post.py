"""Those who are told: a browser that decrypts, and servers on loopback that take what is sent."""

import asyncio
import datetime
import json
import os
import socket
import ssl
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from abyssal.notices.outside import Outside
from abyssal.notices.push import CURVE, derived, padded, point_of, public_key


class Browser:
    """The receiving end of Web Push (RFC 8291), written from its side."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> str:
        keys = {"p256dh": padded(point_of(self.key)), "auth": padded(self.auth)}
        return json.dumps({"endpoint": endpoint, "keys": keys})

    def decrypt(self, data: bytes) -> bytes:
        salt, size, sender = data[:16], data[20], data[21 : 21 + data[20]]
        shared = self.key.exchange(ec.ECDH(), public_key(sender))
        info = b"WebPush: info\0" + point_of(self.key) + sender
        secret = derived(shared, self.auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, data[21 + size :], None)
        assert text[-1] == 2
        return text[:-1]


class Request:
    """Something that was posted."""

    def __init__(self, target: str, headers: dict[str, str], body: bytes) -> None:
        self.target = target
        self.headers = headers
        self.body = body


class Endpoint:
    """A web server with a certificate of its own, which takes posts and answers as it is told."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.url = f"https://push.test:{port}"
        self.certificate = certificate
        self.got: list[Request] = []
        self.answers: list[bytes] = []
        """What is answered next; 201 if nothing is said."""

    def answer(self, status: int, *headers: str) -> None:
        lines = [f"HTTP/1.1 {status} Said", *headers, "content-length: 0", "", ""]
        self.answers.append("\r\n".join(lines).encode())

    def outside(self, resolve: dict[str, list[str]] | None = None) -> Outside:
        """A way out that reaches this server, and nothing else on this machine."""
        names = {"push.test": ["127.0.0.1"], **(resolve or {})}

        async def resolved(host: str, port: int) -> list[str]:
            return names.get(host, [])

        context = ssl.create_default_context(cafile=str(self.certificate))
        return Outside(resolved, lambda address: address == "127.0.0.1", context, timeout=20)


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    """Such a server, in a thread."""
    with tempfile.TemporaryDirectory() as folder:
        certificate, key = certified(Path(folder), "push.test")
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            made = Endpoint(listening.getsockname()[1], certificate)
            loop = asyncio.new_event_loop()

            async def serve() -> None:
                async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                    try:
                        head = (await reader.readuntil(b"\r\n\r\n")).decode()
                        first, *lines = head.strip().split("\r\n")
                        headers = dict(line.lower().split(": ", 1) for line in lines)
                        original = dict(line.split(": ", 1) for line in lines)
                        body = await reader.readexactly(int(headers["content-length"]))
                        named = {name.lower(): value for name, value in original.items()}
                        made.got.append(Request(first.split()[1], named, body))
                        plain = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
                        writer.write(made.answers.pop(0) if made.answers else plain)
                        await writer.drain()
                    except (OSError, asyncio.IncompleteReadError):
                        pass
                    finally:
                        writer.close()

                server = await asyncio.start_server(take, sock=listening, ssl=context)
                async with server:
                    await server.serve_forever()

            task = loop.create_task(serve())

            def run() -> None:
                try:
                    loop.run_until_complete(task)
                except asyncio.CancelledError:
                    pass
                finally:
                    loop.close()

            thread = threading.Thread(target=run)
            thread.start()
            try:
                yield made
            finally:
                loop.call_soon_threadsafe(task.cancel)
                thread.join()


def certified(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate for a name, signed by itself, and its key."""
    key = ec.generate_private_key(CURVE)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName(name), x509.DNSName("sly.test"), x509.IPAddress(ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, private = folder / "certificate.pem", folder / "key.pem"
    certificate.write_bytes(made.public_bytes(Encoding.PEM))
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return certificate, private


class MailServer:
    """An SMTP server that keeps what it is given."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.mails: list[tuple[str, str]] = []
        """Each with whom it is for."""
        self.refusals: list[str] = []
        """What is answered to the next recipients, such as `550 unknown`."""


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """Such a server, in a thread: one connection after the other is enough for a test."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        made = MailServer(listening.getsockname()[1])

        def serve() -> None:
            while True:
                try:
                    connection, _ = listening.accept()
                except OSError:
                    return
                # Whoever speaks to us may be killed in the middle of it.
                with suppress(OSError), connection, connection.makefile("rwb") as wire:
                    converse(made, wire)

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield made
        finally:
            listening.shutdown(socket.SHUT_RDWR)
            thread.join()


def converse(server: MailServer, wire: "socket.SocketIO | object") -> None:
    """Take the mails of one connection."""
    lines: object = wire

    def say(text: str) -> None:
        lines.write(f"{text}\r\n".encode())  # type: ignore[attr-defined]
        lines.flush()  # type: ignore[attr-defined]

    def hear() -> str:
        line: bytes = lines.readline()  # type: ignore[attr-defined]
        if not line:
            raise ConnectionError("hung up in the middle")
        return line.decode().rstrip("\r\n")

    say("220 sea.test")
    to = ""
    while command := hear():
        verb = command.upper()
        if verb.startswith("RCPT"):
            to = command.partition("<")[2].rstrip(">")
            say(server.refusals.pop(0) if server.refusals else "250 ok")
        elif verb == "DATA":
            say("354 go on")
            text = []
            while (line := hear()) != ".":
                text.append(line.removeprefix(".") if line.startswith("..") else line)
            server.mails.append((to, "\n".join(text)))
            say("250 taken")
        elif verb == "QUIT":
            say("221 bye")
            return
        else:
            say("250 ok")
