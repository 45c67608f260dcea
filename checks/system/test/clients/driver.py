"""Runs calls of chart_api.py that standard input describes, and prints their outcomes: see client-suite.ts."""

import base64
import itertools
import json
import re
import sys
import time
import traceback

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
import chart_api  # noqa: E402


def snake(name):
    return re.sub("[A-Z]", lambda match: "_" + match.group().lower(), name)


def camel(name):
    return re.sub("_([a-z])", lambda match: match.group(1).upper(), name)


def plain(value):
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return {camel(name): plain(member) for name, member in value._asdict().items()} if hasattr(value, "_asdict") else value


def outcome_of(spec):
    waits = []

    def sleep(seconds):
        waits.append(seconds)
        time.sleep(seconds if spec.get("sleeps") else 0)

    chart_api._sleep = sleep
    api = None
    try:
        api = chart_api.ChartClient(**{snake(name): value for name, value in spec["client"].items()})
        group, method = spec["method"].split(".")
        settings = {snake(name): value for name, value in spec.get("settings", {}).items()}
        call = getattr(getattr(api, group), method)
        if method != "batch":
            return {**plain(call(*spec["args"], with_response=True, **settings)), "waits": waits}
        return {**batch(call, spec, settings), "waits": waits}
    except chart_api.ChartApiError as error:
        facts = {camel(name): value for name, value in vars(error).items()}
        fields = {**facts, "errorCode": error.code, "text": str(error)}
        return {"error": fields, "waits": waits, "dump": dump(error, api)}
    except ValueError as error:
        fields = {"errorCode": "INVALID", "message": str(error)}
        return {"error": fields, "waits": waits, "dump": dump(error, api)}


def dump(error, api):
    """Shows all that reports of errors do: the chain of errors, and the variables of each call but those of this file."""
    texts = [repr(api), repr(vars(api) if api else None)]
    while error is not None:
        texts += [repr(error), *traceback.format_exception_only(type(error), error), repr(vars(error))]
        for frame, _ in traceback.walk_tb(error.__traceback__):
            if frame.f_code.co_filename != __file__:
                texts += [repr(value) for value in frame.f_locals.values()]
        error = error.__cause__ or error.__context__
    return "\n".join(texts)


def batch(call, spec, settings):
    asked, ahead, items, metas = 0, 0, [], []

    def endless():
        nonlocal asked
        for asked in itertools.count():
            yield {"utc": "1990-09-05T19:17:00Z"}

    births = endless() if spec["args"][0] == "endless" else [unusual(row) for row in spec["args"][0]]
    for item in call(births, on_response=lambda meta: metas.append(plain(meta)), **settings):
        ahead = max(ahead, asked - item["index"])
        items.append(item)
        if len(items) == spec.get("take"):
            break
    return {"data": items, "metas": metas, "ahead": ahead}


def unusual(row):
    return {"not a number": {"lat": float("nan")}, "no text": {"location": object()}}.get(row, row) \
        if isinstance(row, str) else row


print(json.dumps([outcome_of(spec) for spec in json.load(sys.stdin)]))
