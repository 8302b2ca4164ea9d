"""A bare echo: the web server of the house with the same settings and nothing behind it. `python -m bench.echo PORT`"""

from __future__ import annotations

import asyncio
import sys

import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send

from grandtour.server.sockets import Handshake, Socket, Sockets

SOCKETS = Sockets()


class Echo:
    busy = False

    def __init__(self) -> None:
        self.line = Socket(self, SOCKETS)

    def hear(self, message: bytes) -> None:
        self.line.send(message)

    def speak(self) -> None:
        pass

    def hang_up(self) -> None:
        pass


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    scope["state"]["handshake"].hand_over(Echo().line)


async def main(port: int) -> None:
    config = uvicorn.Config(
        echo, port=port, ws=Handshake, ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    asyncio.get_running_loop().call_soon(print, f"open at http://127.0.0.1:{port}/")
    async with asyncio.TaskGroup() as together:
        together.create_task(SOCKETS.try_forever())
        together.create_task(uvicorn.Server(config).serve())


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(int(sys.argv[1])))
