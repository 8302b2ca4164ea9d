"""A bare echo: the web server of the house with the same settings and nothing behind it. `python -m bench.echo PORT`"""

from __future__ import annotations

import asyncio
import sys

import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send


async def echo(_: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def main(port: int) -> None:
    config = uvicorn.Config(
        echo, port=port, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    asyncio.get_running_loop().call_soon(print, f"open at http://127.0.0.1:{port}/")
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(int(sys.argv[1])))
