"""Client of the chart API for Python 3.9 and newer, in one file that needs the standard library alone.

    api = ChartClient("https://charts.example.com", api_key="...")
    chart = api.charts.create({"birthdate": "1990-09-05", "birthtime": "21:17", "location": "Amsterdam"})
    print(chart["type"], chart["profile"])

Every method of a group but charts.batch also takes these settings by name:

- with_response=True: returns (data, meta) in place of the data, meta with the headers decoded.
- timeout_seconds, total_timeout_seconds, max_tries: override those of the client for one call; charts.batch, too.
- idempotency_key (all but places.search and account.get): 1 to 255 visible ASCII characters, random by default. Within
  24 hours, the same call with the same key gets the same result and costs nothing more.
"""

from __future__ import annotations

import base64
import email.utils
import http.client
import json
import random
import re
import socket
import ssl
import threading
import time
import urllib.parse
import urllib.request
import uuid
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_MAX_TIMER_SECONDS = 2_000_000
# Least time for a try after the first one: a shorter one would only lose what the service answers.
_MIN_TRY_SECONDS = 1
# The random part of a pause is up to a second after the first try, and doubles this often.
_MAX_DOUBLINGS = 4
# Statuses of failures that may pass. Those from 520 to 524 are a proxy's, for a service that it did not reach.
_RETRIED = (408, 409, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524)
_MAX_BIRTHS = 500
_MAX_BODY_BYTES = 256 * 1024
# Limit of a decoded response, many times the largest one of the API.
_MAX_RESPONSE_BYTES = 16 * 1024 * 1024
# Limit of the objects and lists within each other; the API's are less than ten.
_MAX_DEPTH = 100
# Last bytes of every answer of a format. An answer without them was cut off.
# generated: endings
_ENDINGS = {
    "image/svg+xml": b"</svg>",
    "image/png": b"IEND\xaeB`\x82",
    "text/calendar": b"END:VCALENDAR",
}
# end of endings

# Replaced by tests that must not wait: both take part in every pause between two tries.
_sleep = time.sleep
_random = random.random


class ChartApiError(Exception):
    """A call that failed, after its retries.

    - code: reason, an errorCode of the API or one of the client's own. Branch on it. NO_RESPONSE: no complete response
      came in time. UNEXPECTED_RESPONSE: the response is not the API's, such as the error page of a proxy.
    - status: HTTP status of the last response; 0 if there was none.
    - message: one or two sentences for people. Its words may change.
    - retry_after_seconds: seconds to wait, as the last response said; None if it did not.
    - request_id: ID of the last request. Report it to the operator if an error from status 500 on persists.
    - idempotency_key: key of the call; None for calls that cost nothing.
    - charged: "no" if the call certainly cost nothing; "unknown" if a request may have been charged although its result
      was lost: the same call with this key within 24 hours gets that result at no further cost.
    """

    def __init__(self, code: str, message: str, status: int = 0, retry_after_seconds: float | None = None,
                 request_id: str | None = None, idempotency_key: str | None = None, charged: str = "no") -> None:
        super().__init__(message)
        # In the order of the parameters, by which errors are copied.
        self.code, self.message, self.status = code, message, status
        self.retry_after_seconds, self.request_id = retry_after_seconds, request_id
        self.idempotency_key, self.charged = idempotency_key, charged

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"

    def __reduce__(self) -> tuple[Any, ...]:
        return ChartApiError, tuple(vars(self).values())

    def __repr__(self) -> str:
        facts = (f"{name}={value!r}" for name, value in vars(self).items())
        return f"ChartApiError({', '.join(facts)})"


class RateLimit(NamedTuple):
    """Requests that the account may make in a window, those left now, and seconds until all are available again."""

    limit: int
    window_seconds: int
    remaining: int
    reset_seconds: int


class Coordinates(NamedTuple):
    """Latitude and longitude in degrees."""

    lat: float
    lng: float


class ResponseMeta(NamedTuple):
    """Facts in the headers of a response. Members whose header is absent are None."""

    request_id: str | None
    idempotency_key: str | None
    replayed: bool  # True if the response repeats an earlier one with the same key, at no further cost.
    credits_remaining: int | None
    rate_limit: RateLimit | None
    place: str | None  # Name, region and country of the place that location was taken for.
    coordinates: Coordinates | None
    place_alternatives: int  # Number of other places that the text may mean as well.
    time_zone: str | None
    utc_offset: str | None  # Local time minus UTC at the birth, such as +02:00.
    local_time_kind: str | None  # unique, gap, fold or local-mean-time.


class ChartResponse(NamedTuple):
    """Result of a call with the facts in the headers of its response."""

    data: Any
    meta: ResponseMeta


class ChartClient:
    """A client of one service. It holds no connection, so one serves a whole program and all of its threads.

    - base_url: address of the service, such as https://charts.example.com, or of your proxy in front of it.
    - api_key: your API key. Leave it out behind a proxy of your own that adds it.
    - geocode_key: key for looking up a location; "any" unless the operator has chosen Google.
    - timeout_seconds: limit of each try, until the whole response has arrived.
    - total_timeout_seconds: limit of a call with all its tries and waits, or of each request of a batch.
    - max_tries: number of tries of a call. 1 turns retries off.
    - header_prefix: first word of the service's own headers.

    A proxy is read from HTTPS_PROXY, HTTP_PROXY and NO_PROXY, as urllib does.

    Raises ValueError if an address or a key is not valid in a request.
    """

    def __init__(self, base_url: str, api_key: str | None = None, geocode_key: str = "any",
                 timeout_seconds: float = 30, total_timeout_seconds: float = 120, max_tries: int = 5,
                 header_prefix: str = "Chart") -> None:
        # Reports of errors show the variables of each call.
        base_url, api_key, geocode_key = _Secret(base_url), _Secret(api_key or ""), _Secret(geocode_key)
        parts = _split(base_url) if re.fullmatch(r"[^\s?#@\\]+", base_url) else None
        if parts is None:
            raise ValueError("base_url must be the address of a service, such as https://charts.example.com, without "
                             "a user, ? or #.")
        self._host, self._port, self._path = parts.hostname, parts.port, parts.path.rstrip("/")
        self._tls = ssl.create_default_context() if parts.scheme == "https" else None
        self._prefix, self._geocode_key = header_prefix, geocode_key
        self._timeout, self._total_timeout, self._max_tries = timeout_seconds, total_timeout_seconds, max_tries
        self._authorization = {} if not api_key else {"Authorization": _Secret(f"Bearer {api_key}")}
        _check_headers({**self._authorization, f"{header_prefix}-Geocode-Key": geocode_key})
        # generated: groups
        self.charts = _Charts(self)
        self.transits = _Transits(self)
        self.returns = _Returns(self)
        self.composites = _Composites(self)
        self.pentas = _Pentas(self)
        self.groups = _Groups(self)
        self.places = _Places(self)
        self.account = _Account(self)
        # end of groups

    def _get(self, path: str, query: Mapping[str, Any], *, with_response: bool = False, **timeouts: Any) -> Any:
        reply = self._send(path, query, **timeouts)
        return reply if with_response else reply.data

    def _post(self, path: str, body: Mapping[str, Any], query: Mapping[str, Any] | None = None, *,
              with_response: bool = False, idempotency_key: str | None = None, **settings: Any) -> Any:
        key = str(uuid.uuid4()) if idempotency_key is None else idempotency_key
        reply = self._send(path, query or {}, body=_json(_present(body)).encode(), key=key, **settings)
        return reply if with_response else reply.data

    def _send(self, path: str, query: Mapping[str, Any], *, body: bytes | None = None, key: str | None = None,
              accept: str = "application/json", waits_for_rate_limit: bool = False,
              timeout_seconds: float | None = None, total_timeout_seconds: float | None = None,
              max_tries: int | None = None) -> ChartResponse:
        """Sends a request until it succeeds, cannot succeed, or has failed as often as it may, always with one key."""
        if key is not None and not _KEY.fullmatch(key):
            raise ValueError("The idempotency key must have 1 to 255 visible ASCII characters, without spaces.")
        target = self._path + path
        given = {name: value for name, value in query.items() if value is not None}
        if given:
            target += "?" + urllib.parse.urlencode(given)
        headers = {"Accept": accept, "Accept-Encoding": "gzip", "Connection": "close", **self._authorization}
        if key is not None:
            headers.update({"Content-Type": "application/json", "Idempotency-Key": key})
            headers[f"{self._prefix}-Geocode-Key"] = self._geocode_key
        _check_headers(headers)
        timeout = self._timeout if timeout_seconds is None else timeout_seconds
        end = time.monotonic() + (self._total_timeout if total_timeout_seconds is None else total_timeout_seconds)
        max_tries = self._max_tries if max_tries is None else max_tries
        is_free, sent, tries = True, 0, 0  # is_free while every try was answered by an error that is never charged.
        while True:
            limit = max(0.001, min(timeout, end - time.monotonic(), _MAX_TIMER_SECONDS))
            sent += 1
            cause = None
            try:
                status, answered, content = self._exchange(target, headers, body, limit)
                outcome, is_retried = _read(status, answered, content, accept)
            except (OSError, ValueError, http.client.HTTPException, zlib.error) as error:
                is_late = isinstance(error, socket.timeout)
                reason = f"nothing within {limit * 1000:.0f} ms" if is_late else repr(error)[:200]
                outcome = ChartApiError("NO_RESPONSE", f"No response from the service: {reason}.")
                is_retried, cause = True, error
            if not isinstance(outcome, ChartApiError):
                return ChartResponse(outcome[0], _meta(answered, self._prefix, key))
            status = outcome.status
            if status < 400 or status in (408, 409) or status >= 500:
                is_free = False
            outcome.idempotency_key = key
            outcome.charged = "no" if is_free or body is None else "unknown"
            if not (status == 429 and waits_for_rate_limit):
                tries += 1
            retry_after = outcome.retry_after_seconds or 0
            # What the service asks for while a batch waits for the rate limit grows by no doubling.
            doublings = max(0, tries - 1) if retry_after > 0 else min(sent - 1, _MAX_DOUBLINGS)
            wait = retry_after + 2 ** doublings * _random()
            if not is_retried or tries >= max_tries or time.monotonic() + wait + _MIN_TRY_SECONDS > end:
                raise outcome from cause
            _sleep(wait)

    def _exchange(self, target: str, headers: Mapping[str, str], body: bytes | None,
                  limit: float) -> tuple[int, Any, bytes | None]:
        """Sends one request, follows no redirect, and returns status, headers and body within the limit in seconds.

        The body is decoded; None if it is larger than any response of the API.
        """
        end = time.monotonic() + limit
        connection = timer = failure = None
        opened: list[socket.socket] = []
        try:
            connection, target, headers = self._connection(target, headers, limit)
            # The timeout of a socket is one for each read, so a timer ends a response that only trickles in.
            timer = threading.Timer(limit, _shut, [connection, opened])
            timer.daemon = True
            timer.start()
            connection.connect()
            opened.append(connection.sock)
            try:
                connection.request("GET" if body is None else "POST", target, body, headers)
            except (BrokenPipeError, ConnectionResetError):
                pass  # A service may refuse a request before it has read all of it.
            response = connection.getresponse()
            content = _content(response)
        except (OSError, ValueError, http.client.HTTPException, zlib.error) as error:
            failure = error.with_traceback(None)  # The variables of http.client have the key.
        finally:
            if timer is not None:
                timer.cancel()
            if connection is not None:
                connection.close()
        if time.monotonic() >= end:
            raise socket.timeout()
        if failure is not None:
            raise failure
        return response.status, response.headers, content

    def _connection(self, target: str, headers: Mapping[str, str],
                    limit: float) -> tuple[http.client.HTTPConnection, str, Mapping[str, str]]:
        """Returns a connection that is not open yet, by way of a proxy if there is one, and what to ask it for."""
        scheme = "http" if self._tls is None else "https"
        proxy = _proxy(scheme, self._host, self._port)
        host, port, access = (self._host, self._port, {}) if proxy is None else proxy
        if self._tls is None:
            connection = http.client.HTTPConnection(host, port, timeout=limit)
        else:
            connection = http.client.HTTPSConnection(host, port, timeout=limit, context=self._tls)
        connection.response_class = _Response
        if proxy is not None and self._tls is not None:
            connection.set_tunnel(self._host, self._port or 443, access)
        elif proxy is not None:
            name = f"[{self._host}]" if ":" in self._host else self._host
            target = f"http://{name}{'' if self._port is None else f':{self._port}'}{target}"
            headers = {**headers, **access}
        return connection, target, headers


class _Secret(str):
    """A text that dumps of variables do not show."""

    def __repr__(self) -> str:
        return "'***'"


class _Response(http.client.HTTPResponse):
    """A response after any number of interim ones, such as 103 Early Hints."""

    def begin(self) -> None:
        super().begin()
        while 100 <= self.status < 200:
            if self.status == 101:
                raise http.client.HTTPException("the protocol was switched")
            self.headers = self.msg = None
            super().begin()

    def _read_next_chunk_size(self) -> int:
        size = super()._read_next_chunk_size()
        if size < 0:  # It would be read as no limit.
            raise http.client.HTTPException("a chunk has a negative size")
        return size


class _Group:
    def __init__(self, client: ChartClient) -> None:
        self._client = client


# generated: operations, by `npm run generate -- clients`
class _ChartsRequests(_Group):
    def create(self, birth: Mapping[str, Any], *, include: Iterable[str] | None = None, **settings: Any) -> Any:
        """Computes a chart. POST /v2/charts, /v2/charts/coordinates or /v2/charts/moment, by the birth's fields."""
        return self._client._post(_path("/v2/charts", birth), birth, {"include": _list(include)}, **settings)

    def svg(self, birth: Mapping[str, Any], *, theme: str | None = None, **settings: Any) -> Any:
        """Draws a chart as the text of an SVG. The same endpoints as create."""
        return _text(self._client._post(_path("/v2/charts", birth), birth, {"theme": theme}, accept="image/svg+xml",
                                        **settings))

    def png(self, birth: Mapping[str, Any], *, theme: str | None = None, width: int | None = None,
            **settings: Any) -> Any:
        """Draws a chart as the bytes of a PNG, 200 to 2,400 pixels wide. The same endpoints as create."""
        return self._client._post(_path("/v2/charts", birth), birth, {"theme": theme, "width": width},
                                  accept="image/png", **settings)

    def simple(self, birth: Mapping[str, Any], **settings: Any) -> Any:
        """Computes the type, profile, gates, channels and centers of a chart. POST /v2/charts/simple, on every plan."""
        return self._client._post("/v2/charts/simple", birth, **settings)

    def window(self, birth: Mapping[str, Any], **settings: Any) -> Any:
        """Finds all charts of a birth whose time is not known exactly, and the questions that narrow it.

        POST /v2/charts/window, /v2/charts/window/coordinates or /v2/charts/window/moment, by the birth's fields.
        """
        return self._client._post(_path("/v2/charts/window", birth), birth, **settings)


class _Transits(_Group):
    def create(self, request: Mapping[str, Any], **settings: Any) -> Any:
        """Computes the sky of a moment, and its transits to a birth. POST /v2/transits."""
        return self._client._post("/v2/transits", request, **settings)

    def changes(self, request: Mapping[str, Any], **settings: Any) -> Any:
        """Lists what changes in the sky in a span, with or without a birth. POST /v2/transits/changes."""
        return self._client._post("/v2/transits/changes", request, **settings)

    def calendar(self, request: Mapping[str, Any], **settings: Any) -> Any:
        """Writes the changes of the sky in a span as a file for calendar applications.

        The same endpoints as changes.
        """
        return _text(self._client._post("/v2/transits/changes", request, accept="text/calendar", **settings))


class _Returns(_Group):
    def create(self, request: Mapping[str, Any], *, include: Iterable[str] | None = None, **settings: Any) -> Any:
        """Finds returns, such as Saturn's to its place at birth. POST /v2/returns."""
        return self._client._post("/v2/returns", request, {"include": _list(include)}, **settings)

    def calendar(self, request: Mapping[str, Any], **settings: Any) -> Any:
        """Writes the returns as a file for calendar applications. The same endpoints as create."""
        return _text(self._client._post("/v2/returns", request, accept="text/calendar", **settings))


class _Composites(_Group):
    def create(self, request: Mapping[str, Any], **settings: Any) -> Any:
        """Compares the charts of two people. POST /v2/composites."""
        return self._client._post("/v2/composites", request, **settings)


class _Pentas(_Group):
    def create(self, request: Mapping[str, Any], **settings: Any) -> Any:
        """Analyzes a group of three to five people. POST /v2/pentas."""
        return self._client._post("/v2/pentas", request, **settings)


class _Groups(_Group):
    def create(self, request: Mapping[str, Any], **settings: Any) -> Any:
        """Analyzes a group of 2 to 20 people. POST /v2/groups."""
        return self._client._post("/v2/groups", request, **settings)


class _Places(_Group):
    def search(self, text: str, *, limit: int | None = None, **settings: Any) -> Any:
        """Searches places whose names begin with a text of 2 to 100 characters. GET /v2/places, at no cost."""
        return self._client._get("/v2/places", {"q": text, "limit": limit}, **settings)


class _Account(_Group):
    def get(self, **settings: Any) -> Any:
        """Reads the plan, credits and limits of your API key. GET /v2/account, at no cost."""
        return self._client._get("/v2/account", {}, **settings)
# end of operations


class _Charts(_ChartsRequests):
    def batch(self, births: Iterable[Any], *, key: str | None = None,
              on_response: Callable[[ResponseMeta], object] | None = None, **settings: Any) -> Iterator[dict[str, Any]]:
        """Computes any number of charts. Yields an item for each birth, in order, with its index in the whole list.

        An item has either chart, or errorCode and message. POST /v2/charts/batch, for up to 500 births at a time, when
        the next item is asked for. key names the batch, such as import-2026-11-26: its requests get the keys <key>-0,
        <key>-1 and so on, and the same batch run again within 24 hours costs nothing more. on_response receives the
        meta of each response. Waits for the rate limit as long as the total time of a request allows.
        """
        key = str(uuid.uuid4()) if key is None else key
        for number, (start, part) in enumerate(_parts(births)):
            body = ('{"births":[' + ",".join(part) + "]}").encode()
            if len(body) > _MAX_BODY_BYTES:
                yield {"index": start, "errorCode": "REQUEST_TOO_LARGE", "message": "The birth exceeds 256 KiB."}
                continue
            data, meta = self._client._send("/v2/charts/batch", {}, body=body, key=f"{key}-{number}",
                                            waits_for_rate_limit=True, **settings)
            items = data.get("items")
            if not _are_items(items, len(part)):
                message = "The response with status 200 has not one item for each birth."
                raise ChartApiError("UNEXPECTED_RESPONSE", message, 200, None, meta.request_id, meta.idempotency_key,
                                    "unknown")
            if on_response is not None:
                on_response(meta)
            for item in items:
                index = start + item["index"]
                if not isinstance(item.get("chart"), dict):  # Without the index of the birth in its request.
                    item["message"] = re.sub(r"\bbirths\[\d+\](: |\.)", "", item["message"])
                yield {**item, "index": index}


def _path(path: str, birth: Mapping[str, Any]) -> str:
    """Returns the endpoint that takes a birth in the way in which it is given."""
    if birth.get("location") is not None:
        return path
    has_coordinates = birth.get("lat") is not None or birth.get("lng") is not None
    return f"{path}/coordinates" if has_coordinates else f"{path}/moment"


def _list(names: Iterable[str] | None) -> str | None:
    return names if names is None or isinstance(names, str) else ",".join(names)


def _text(reply: Any) -> Any:
    """Decodes the bytes of a result, alone or in a response."""
    if isinstance(reply, ChartResponse):
        return reply._replace(data=reply.data.decode("utf-8", "replace"))
    return reply.decode("utf-8", "replace")


def _present(value: Any) -> Any:
    """Returns a value without members that are None, also in the dicts of its lists. The API takes them as absent."""
    if not isinstance(value, Mapping):
        return value
    return {name: [_present(item) for item in member] if isinstance(member, (list, tuple)) else member
            for name, member in value.items() if member is not None}


def _are_items(items: Any, count: int) -> bool:
    """Returns True for the outcomes of some births, in order: the index of each, with its chart or its error."""
    def is_item(item: Any, index: int) -> bool:
        if not isinstance(item, dict) or type(item.get("index")) is not int or item["index"] != index:
            return False
        is_failure = isinstance(item.get("errorCode"), str) and isinstance(item.get("message"), str)
        return is_failure or isinstance(item.get("chart"), dict)

    return isinstance(items, list) and len(items) == count and all(map(is_item, items, range(count)))


def _json(value: Mapping[str, Any]) -> str:
    """Returns JSON of ASCII characters alone, so that its length is its number of bytes."""
    return json.dumps(dict(value), separators=(",", ":"), allow_nan=False)


def _parts(births: Iterable[Any]) -> Iterator[tuple[int, list[str]]]:
    """Splits births into parts of one request each, in the same way each time, and holds one part in memory."""
    empty = len('{"births":[]}')
    part, size, start = [], empty, 0
    for birth in births:
        try:
            text = _json(_present(birth)) if isinstance(birth, Mapping) else "{}"
        except (TypeError, ValueError):
            text = "{}"  # A row that is no JSON, or no object, fails by itself as an empty birth.
        if len(part) == _MAX_BIRTHS or (part and size + len(text) + 1 > _MAX_BODY_BYTES):
            yield start, part
            part, size, start = [], empty, start + len(part)
        part.append(text)
        size += len(text) + 1
    if part:
        yield start, part


def _check_headers(headers: Mapping[str, str]) -> None:
    for name, value in headers.items():
        if not re.fullmatch(r"[\x20-\x7e]*", value) or not re.fullmatch(r"[\w-]+", name, re.ASCII):
            raise ValueError(f"{name} has characters that are not valid in a header")


def _shut(connection: http.client.HTTPConnection, opened: list[socket.socket]) -> None:
    try:
        # A connection forgets its socket once the headers of the response are there.
        socket.socket.shutdown(opened[0] if opened else connection.sock, socket.SHUT_RDWR)
    except (OSError, TypeError):
        pass  # It is closed already, or not open yet.


def _split(address: str) -> urllib.parse.SplitResult | None:
    """Splits an address of the web; None for others. The errors of urllib could show a password in it."""
    try:
        parts = urllib.parse.urlsplit(address)
        return parts if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 else None
    except ValueError:
        return None


def _proxy(scheme: str, host: str, port: int | None) -> tuple[str, int | None, dict[str, str]] | None:
    """Returns host and port of the proxy that the environment names, with its header; None if there is none."""
    address = _Secret(urllib.request.getproxies().get(scheme, ""))
    if not address or urllib.request.proxy_bypass(host if port is None else f"{host}:{port}"):
        return None
    parts = _split(address if "://" in address else _Secret(f"http://{address}"))
    if parts is None or parts.scheme != "http":
        raise OSError(f"{scheme.upper()}_PROXY is not the address of an HTTP proxy")
    if parts.username is None:
        return parts.hostname, parts.port or 80, {}
    user = f"{urllib.parse.unquote(parts.username)}:{urllib.parse.unquote(parts.password or '')}"
    access = _Secret(f"Basic {base64.b64encode(user.encode('utf-8', 'surrogateescape')).decode()}")
    return parts.hostname, parts.port or 80, {"Proxy-Authorization": access}


def _content(response: http.client.HTTPResponse) -> bytes | None:
    """Reads and decodes a body; None if it is larger than the limit."""
    is_gzip = response.headers.get("Content-Encoding", "").strip().lower() in ("gzip", "x-gzip")
    decoder = zlib.decompressobj(47) if is_gzip else None
    content = bytearray()
    while True:
        chunk = response.read(65536)
        if not chunk and response.length:
            raise http.client.IncompleteRead(b"", response.length)
        if not chunk:
            return bytes(content)
        content += chunk if decoder is None else decoder.decompress(chunk, _MAX_RESPONSE_BYTES + 1 - len(content))
        if len(content) > _MAX_RESPONSE_BYTES:
            return None
        if decoder is not None and decoder.eof:
            return bytes(content)


def _is_too_deep(text: str) -> bool:
    """Checks JSON before it is parsed: some parsers do not survive objects and lists within each other without end."""
    outside = re.sub('"[^"]*(?:"|$)', "", text.replace("\\\\", "").replace('\\"', ""))
    depth = 0
    for bracket in re.finditer(r"[][{}]", outside):
        depth += 1 if bracket.group() in "[{" else -1
        if depth > _MAX_DEPTH:
            return True
    return False


def _integer(text: str) -> float:
    """Reads an integer of JSON. Python refuses one of 4,301 digits, which other languages read as infinite."""
    return int(text) if len(text) <= 300 else float(text)


def _constant(name: str) -> None:
    """Refuses NaN and Infinity, which are not JSON."""
    raise ValueError(name)


def _read(status: int, headers: Any, content: bytes | None, accept: str) -> tuple[Any, bool]:
    """Returns a result in a tuple, or an error, and True if the request is to be repeated."""
    media = headers.get("Content-Type", "")
    facts = (status, _seconds(headers.get("Retry-After"), headers.get("Date")), _first(headers.get("X-Request-Id")))
    message = f"The response with status {status} is not one of the API. Check base_url, and what stands before it."
    foreign = ChartApiError("UNEXPECTED_RESPONSE", message, *facts), status in _RETRIED
    cut = ChartApiError("NO_RESPONSE", "No response from the service: it was cut off.", *facts), True
    if content is None:
        return foreign
    if status == 200 and accept != "application/json" and media.startswith(accept):
        return ((content,), False) if content.rstrip().endswith(_ENDINGS[accept]) else cut
    text = content.decode("utf-8-sig", "replace")
    if _is_too_deep(text):
        return foreign
    try:
        answer = json.loads(text, parse_int=_integer, parse_constant=_constant)
    except ValueError:
        answer = None
    fields = answer if isinstance(answer, dict) else {}
    data = fields.get("data")
    if status == 200 and accept == "application/json" and fields.get("success") is True and isinstance(data, dict):
        return (data,), False
    code, reason = fields.get("errorCode"), fields.get("message")
    if isinstance(code, str) and code:
        return ChartApiError(code, reason if isinstance(reason, str) else code, *facts), status in _RETRIED
    # JSON that cannot be read was cut off on its way.
    if status == 200 and media.startswith("application/json") and not isinstance(answer, (dict, list)):
        return cut
    return foreign


def _first(text: str | None) -> str | None:
    """Returns the first value of a header. A proxy that repeats the header makes it read "5, 5"."""
    return None if text is None else text.split(",")[0].strip()


def _number(text: str | None) -> int | None:
    """Reads a whole number; None for anything else, which must not cost the result beside it."""
    first = _first(text) or ""
    return int(first) if re.fullmatch("[0-9]{1,15}", first) else None


def _seconds(retry_after: str | None, date: str | None) -> float | None:
    """Reads Retry-After: seconds, or a date, which is compared with the server's own clock."""
    seconds = _number(retry_after)
    if seconds is not None:
        return float(seconds)
    then, now = _timestamp(retry_after or ""), _timestamp(date or "")
    return None if then is None else max(0.0, then - (time.time() if now is None else now))


def _timestamp(date: str) -> float | None:
    """Reads a date of HTTP, such as Sat, 28 Nov 2026 17:00:00 GMT; languages differ in what else they read."""
    if not re.fullmatch("[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} ([01][0-9]|2[0-3])(:[0-5][0-9]){2} GMT", date):
        return None
    try:
        parts = email.utils.parsedate_tz(date)
        return None if parts is None else email.utils.mktime_tz(parts)
    except (ValueError, OverflowError):
        return None


def _meta(headers: Any, prefix: str, key: str | None) -> ResponseMeta:
    def parameter(name: str, letter: str) -> int | None:
        found = re.search(f";{letter}=([0-9]+)", headers.get(name) or "")
        return _number(found.group(1)) if found else None

    def own(name: str) -> str | None:
        return _first(headers.get(f"{prefix}-{name}"))

    limits = [parameter("RateLimit-Policy", "q"), parameter("RateLimit-Policy", "w"),
              parameter("RateLimit", "r"), parameter("RateLimit", "t")]
    # A display string of RFC 9651, such as %"S%c3%a3o Paulo".
    place = re.match('%"([^"]*)"', headers.get(f"{prefix}-Place") or "")
    point = re.fullmatch("({0}); ?({0})".format(r"-?[0-9]{1,3}(?:\.[0-9]{1,15})?"), own("Coordinates") or "")
    return ResponseMeta(
        request_id=_first(headers.get("X-Request-Id")),
        idempotency_key=key,
        replayed="Idempotent-Replayed" in headers,
        credits_remaining=_number(headers.get("X-Credits-Remaining")),
        rate_limit=None if None in limits else RateLimit(*limits),
        place=None if place is None else urllib.parse.unquote(place.group(1)),
        coordinates=Coordinates(float(point.group(1)), float(point.group(2))) if point else None,
        place_alternatives=_number(own("Place-Alternatives")) or 0,
        time_zone=own("Time-Zone"),
        utc_offset=own("Utc-Offset"),
        local_time_kind=own("Local-Time-Kind"),
    )
