/**
 * Words and phrases that people search for, by the page or part that answers them. Many are not on the page: a guide about
 * a window of birth times never says "unknown", and nobody who looks for prices knows that they are credits.
 */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  "/docs/guides/quick-start": [
    "getting started, get started, start, tutorial, introduction, first chart, first request, hello world, example",
    "birth chart, natal chart, compute chart, calculate chart, make a chart, how to use",
    "sign up, register, get api key, obtain key, account",
    "typescript, javascript, node, nodejs, python, php, curl, code example, language",
  ],
  "/docs/guides/quick-start#the-same-in-your-language": [
    "typescript, javascript, node, python, php, language, code samples, examples",
  ],
  "/docs/guides/quick-start#generate-a-client": [
    "sdk, sdks, client library, api client, client generator, code generator, codegen, generated types",
  ],
  "/docs/guides/places": [
    "timezone, time zone, timezones, tz, utc offset, utc, local time",
    "location, city, birth place, birthplace, geocoding, geocode, autocomplete, latitude longitude, coordinates, lat lng",
    "daylight saving, daylight saving time, dst, summer time, clock change, spelling, typo",
  ],
  "/docs/guides/places#kinds-of-local-time": [
    "daylight saving time, dst, summer time, winter time, clock change, clock changes, gap, fold, ambiguous time",
  ],
  "/docs/guides/uncertain-birth-times": [
    "unknown birth time, unknown time, no birth time, without birth time, missing birth time, time not known, do not know the time of birth",
    "approximate time, approximate birth time, inexact time, uncertain time, rectification, rectify",
    "window, whole day, birth window, time window, noon chart",
  ],
  "/docs/guides/transits": [
    "transit chart, current transits, today, now, sky, just now, planets today, neutrino weather",
  ],
  "/docs/guides/returns": [
    "saturn return, solar return, lunar return, chiron return, uranus opposition, birthday chart, return chart, opposition",
  ],
  "/docs/guides/people": [
    "relationship, relationships, relationship chart, compatibility, synastry, couple, partner, partnership, connection chart, connection",
    "compare charts, compare two charts, composite, two people, family, team, penta, group, bg5, friends",
  ],
  "/docs/guides/batches": [
    "batch, bulk, many charts, multiple charts, mass, import, several births, list of births, csv",
  ],
  "/docs/guides/pictures": [
    "svg, png, image, images, picture, draw, drawing, bodygraph image, graphic, theme, dark mode, render, logo, width, pdf",
  ],
  "/docs/gallery": ["gallery, sample, samples, examples of pictures, screenshots, wheel, mandala"],
  "/docs/guides/retries": [
    "retry, retrying, idempotency, idempotent, idempotency key, duplicate, double charge, pay twice, backoff, timeout",
    "error handling, handle errors, penalty for retry, retry penalty, exponential backoff",
  ],
  "/docs/guides/credits": [
    "price, prices, pricing, cost, costs, billing, payment, invoice, subscription, plan, plans, tier, free, how much",
    "quota, balance, credit, refund, refunds, charge, charged, top up, usage",
    "rate limit, rate limiting, rate limits, throttling, requests per minute, rpm, limits",
  ],
  "/docs/guides/credits#plans": ["plan, plans, pricing plans, developer plan, scale plan, lifetime"],
  "/docs/guides/credits#rate-limit": [
    "rate limit, rate limiting, rate limits, throttling, requests per minute",
  ],
  "/docs/guides/keys": [
    "api key, api keys, rotate key, rotate, rotation, key rotation, revoke key, delete key, change key, new key, token",
    "authentication, authorization, auth, bearer, bearer token, secret, leaked key",
    "test mode, test key, sandbox, staging, live key, credentials",
  ],
  "/docs/guides/keys#calls-from-a-web-page-cors": [
    "cors, cors error, cors policy, preflight, access control allow origin, failed to fetch, browser, web page, frontend, client side",
  ],
  "/docs/guides/migration": [
    "migrate, versioning, version, versions, api version, v1, v2, upgrade client, deprecation, deprecated, breaking changes",
    "humandesignapi, switch, changelog, backwards compatible, sunset",
  ],
  "/docs/guides/migration#if-charts-differ": [
    "wrong chart, different chart, chart differs, wrong time zone, timezone wrong, charts do not match",
  ],
  "/docs/guides/library": [
    "library, npm, package, offline, in the browser, typescript, javascript, react, chart core, install",
  ],
  "/docs/guides/accuracy": [
    "accuracy, accurate, precise, precision, exact, how exact, jpl, error, arcsecond",
  ],
  "/docs/guides/sources": [
    "sources, licence, license, commercial use, origin, data, copyright, references, ephemeris, swiss ephemeris",
  ],
  "/docs/reference": [
    "openapi, open api, swagger, postman, insomnia, sdk, api client, endpoints, rest, schema",
    "api, http api, api docs, specification, spec, openapi json",
  ],
  "/docs/reference/v2-charts": [
    "chart endpoint, charts endpoint, create chart, python, authentication, curl",
  ],
  "/docs/reference/v2-composites": [
    "relationship chart, relationship, couple chart, compatibility, synastry",
  ],
  "/docs/reference/v2-places": ["places endpoint, search city, city search, autocomplete"],
  "/docs/errors": [
    "error, errors, list of errors, error list, all errors, error codes, error code, status codes, http status, failure, problem",
    "errorCode",
  ],
  "/docs/errors/API_KEY_MISSING": [
    "401, http 401, 401 unauthorized, unauthorized, unauthenticated, missing key",
  ],
  "/docs/errors/API_KEY_INVALID": [
    "401, http 401, 401 unauthorized, unauthorized, invalid key, wrong key, unauthenticated",
  ],
  "/docs/errors/RATE_LIMIT_EXCEEDED": [
    "429, http 429, error 429, too many requests, throttled, rate limit exceeded, rate limited",
  ],
  "/docs/errors/CREDITS_EXHAUSTED": ["payment required, out of credits, no credits, not enough credits"],
  "/docs/errors/GEOCODE_LOCATION_NOT_FOUND": [
    "city not found, place not found, location not found, unknown city",
  ],
  "/docs/glossary": [
    "glossary, terms, dictionary, vocabulary, definitions, meaning, human design, what is human design",
  ],
  "/docs/glossary#body": ["north node, south node, nodes, lunar node, planets, bodies"],
  "/docs/glossary#type": ["aura, human design type, manifesting generator, mg, energy type"],
  "/docs/glossary#authority": [
    "inner authority, decision, emotional authority, solar plexus authority, sacral authority",
  ],
  "/docs/glossary#design-moment": ["design date, design time, 88 degrees, 88 days"],
  "/docs/glossary#center": ["centre, centers, chakra"],
  "/docs/glossary#gate": ["gates, hexagram, i ching, 64 gates"],
  "/docs/glossary#not-self-theme": ["not self, shadow"],
  "/docs/glossary#incarnation-cross": ["life purpose, cross, incarnation"],
  "/docs/library/api/chart-core/computeChart": ["computechart"],
  "/docs/operators/operations": ["operate, operations, operator, admin"],
  "/docs/guides/self-hosting": [
    "self host, self hosted, selfhost, host, hosting, deploy, deployment, install server, on premise, production, run server",
    "docker, container, nginx, caddy, haproxy, tls, https",
  ],
  "/docs/operators/upgrades": ["upgrade, update, downtime, zero downtime, new release, restart"],
  "/docs/operators/upgrades#containers": [
    "docker, docker compose, container, containers, kubernetes, k8s, podman, image",
  ],
  "/docs/operators/backup": ["backup, back up, restore, dump, snapshot, recovery, disaster recovery"],
  "/docs/operators/configuration": [
    "environment variable, environment variables, env, settings, config, configure, options, port, smtp",
  ],
  "/docs/operators/monitoring": ["monitor, metrics, prometheus, grafana, alert, health check, uptime"],
  "/docs/operators/logs": ["logs, logging, log line, journal, tracing, traces, opentelemetry"],
  "/docs/operators/nodes": [
    "cluster, clustering, high availability, replication, failover, horizontal, pgbouncer, postgres",
  ],
  "/docs/operators/performance": [
    "performance, speed, latency, response time, how long, benchmark, fast, throughput",
    "sizing, hardware, cpu, memory, ram, capacity, scale, scaling",
  ],
  "/docs/operators/security": [
    "security, pepper, secrets, vulnerability, encryption, privacy, gdpr, proxy, reverse proxy",
  ],
  "/docs/operators/accounts": [
    "account, accounts, user, users, customer, invite, password, two factor, 2fa, delete account, delete data",
  ],
  "/docs/operators/troubleshooting": [
    "troubleshooting, runbook, incident, outage, debug, not working, broken",
  ],
  "/docs/operators/limits": ["overload, limits, body size, 503, max request size"],
};

/** Returns the words and phrases that people use for a page or part. */
export function topicsOf(href: string): readonly string[] {
  return (TOPICS[href] ?? []).flatMap((line) => line.split(", "));
}

/** Returns the pages and parts that have words of their own, for a test that all of them exist. */
export const TOPIC_HREFS: readonly string[] = Object.keys(TOPICS);
