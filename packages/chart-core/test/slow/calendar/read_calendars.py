"""Prints what Debian's python3-icalendar reads from each file of a folder, as JSON by the file's name."""

import datetime
import json
import pathlib
import sys

import icalendar


def instant(event, name):
    if name not in event:
        return None
    at = event[name].dt
    assert at.utcoffset() == datetime.timedelta(0), f"{name} is not in UTC"
    return at.strftime("%Y-%m-%dT%H:%M:%S.000Z")


def read(path):
    calendar = icalendar.Calendar.from_ical(path.read_bytes())
    events = [
        {
            "start": instant(event, "DTSTART"),
            "end": instant(event, "DTEND"),
            "category": ",".join(event["CATEGORIES"].cats),
            **{name: event.get(name) for name in ("uid", "summary", "description")},
        }
        for event in calendar.walk("VEVENT")
    ]
    return {"names": [calendar["NAME"], calendar["X-WR-CALNAME"]], "events": events}


json.dump({path.name: read(path) for path in pathlib.Path(sys.argv[1]).iterdir()}, sys.stdout)
