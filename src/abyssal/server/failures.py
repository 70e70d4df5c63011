"""Exception handlers: refusals, and what should not have happened."""

import logging

from starlette.requests import Request
from starlette.responses import Response

from abyssal.core.errors import AbyssalError
from abyssal.server.errors import Denied
from abyssal.server.json import error_response
from abyssal.server.safety import guard

logger = logging.getLogger(__name__)


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, AbyssalError)
    return error_response(error)


async def fail(request: Request, error: Exception) -> Response:
    """An unexpected exception: it goes to our log, and nothing of it into the answer."""
    table = request.path_params.get("table")
    logger.error("request-failed", extra={"table": table} if table else {}, exc_info=error)
    response = error_response(Denied("server", "something went wrong here"))
    response.status_code = 500
    guard(response.headers, request)  # this answer does not pass through Safety
    return response
