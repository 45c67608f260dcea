<?php

/**
 * Client of the chart API for PHP 8.2 and newer, in one file that needs the extension curl alone.
 *
 *     require 'ChartApi.php';
 *     $api = new ChartApi\ChartClient(baseUrl: 'https://charts.example.com', apiKey: '...');
 *     $chart = $api->charts->create(['birthdate' => '1990-09-05', 'birthtime' => '21:17', 'location' => 'Amsterdam']);
 *     echo $chart['type'], ' ', $chart['profile'], "\n";
 *
 * Every method of a group but charts->batch also takes these settings by name:
 *
 * - withResponse: true returns a Response with the data and with the headers decoded, in place of the data.
 * - timeoutSeconds, totalTimeoutSeconds, maxTries: override those of the client for one call; charts->batch, too.
 * - idempotencyKey (all but places->search and account->get): 1 to 255 visible ASCII characters, random by default.
 *   Within 24 hours, the same call with the same key gets the same result and costs nothing more.
 */

declare(strict_types=1);

namespace ChartApi;

/** A call that failed, after its retries. getMessage() returns one or two sentences for people, which may change. */
final class ChartApiError extends \RuntimeException
{
    /**
     * @param string $errorCode Reason, an errorCode of the API or one of the client's own. Branch on it. NO_RESPONSE:
     *   no complete response came in time. UNEXPECTED_RESPONSE: the response is not the API's, but that of a proxy.
     * @param int $status HTTP status of the last response; 0 if there was none.
     * @param ?float $retryAfterSeconds Seconds to wait, as the last response said; null if it did not.
     * @param ?string $requestId ID of the last request. Report it to the operator if a status from 500 on persists.
     * @param ?string $idempotencyKey Key of the call; null for calls that cost nothing.
     * @param string $charged "no" if the call certainly cost nothing; "unknown" if a request may have been charged
     *   although its result was lost: the same call with this key within 24 hours gets it at no further cost.
     */
    public function __construct(
        string $message,
        public readonly string $errorCode,
        public readonly int $status,
        public readonly ?float $retryAfterSeconds,
        public readonly ?string $requestId,
        public readonly ?string $idempotencyKey,
        public readonly string $charged,
    ) {
        parent::__construct($message, $status);
    }

    public function __toString(): string
    {
        return "$this->errorCode: " . parent::__toString();
    }
}

/** Rate limit of the account: requests in a window, those left now, and seconds until all are available again. */
final class RateLimit
{
    public function __construct(
        public readonly int $limit,
        public readonly int $windowSeconds,
        public readonly int $remaining,
        public readonly int $resetSeconds,
    ) {
    }
}

/** Facts in the headers of a response. Members whose header is absent are null. */
final class ResponseMeta
{
    /**
     * @param bool $replayed True if the response repeats an earlier one with the same key, at no further cost.
     * @param ?string $place Name, region and country of the place that location was taken for.
     * @param ?array{lat: float, lng: float} $coordinates Latitude and longitude of that place, in degrees.
     * @param int $placeAlternatives Number of other places that the text may mean as well.
     * @param ?string $utcOffset Local time minus UTC at the birth, such as +02:00.
     * @param ?string $localTimeKind One of unique, gap, fold and local-mean-time.
     */
    public function __construct(
        public readonly ?string $requestId,
        public readonly ?string $idempotencyKey,
        public readonly bool $replayed,
        public readonly ?int $creditsRemaining,
        public readonly ?RateLimit $rateLimit,
        public readonly ?string $place,
        public readonly ?array $coordinates,
        public readonly int $placeAlternatives,
        public readonly ?string $timeZone,
        public readonly ?string $utcOffset,
        public readonly ?string $localTimeKind,
    ) {
    }
}

/** Result of a call with the facts in the headers of its response. */
final class Response
{
    public function __construct(public readonly mixed $data, public readonly ResponseMeta $meta)
    {
    }
}

/** A client of one service. It holds no connection, so one serves a whole program. */
final class ChartClient
{
    /** Least time for a try after the first one: a shorter one would only lose what the service answers. */
    private const MIN_TRY_SECONDS = 1;
    /** The random part of a pause is up to a second after the first try, and doubles this often. */
    private const MAX_DOUBLINGS = 4;
    /** Statuses of failures that may pass. Those from 520 to 524 are a proxy's, for a service that it did not reach. */
    private const RETRIED = [408, 409, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524];
    /** Limit of a decoded response, many times the largest one of the API. */
    private const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;
    /** Limit of the objects and lists within each other; the API's are less than ten. */
    private const MAX_DEPTH = 100;
    /** Last bytes of every answer of a format, without which it was cut off; and the formats that are text. */
    // generated: endings
    private const ENDINGS = [
        'image/svg+xml' => "</svg>",
        'image/png' => "IEND\xaeB`\x82",
        'text/calendar' => "END:VCALENDAR",
    ];
    private const TEXTS = ['image/svg+xml', 'text/calendar'];
    // end of endings

    // generated: properties
    public readonly Charts $charts;
    public readonly Transits $transits;
    public readonly Returns $returns;
    public readonly Composites $composites;
    public readonly Pentas $pentas;
    public readonly Groups $groups;
    public readonly Places $places;
    public readonly Account $account;
    // end of properties
    private readonly string $baseUrl;
    /** The keys are hidden from dumps. */
    private readonly \SensitiveParameterValue $apiKey;
    private readonly \SensitiveParameterValue $geocodeKey;

    /**
     * A proxy is read from https_proxy, http_proxy and no_proxy, as curl does.
     *
     * @param string $baseUrl Address of the service, such as https://charts.example.com, or of your proxy before it.
     * @param ?string $apiKey Your API key. Leave it out behind a proxy of your own that adds it.
     * @param string $geocodeKey Key for looking up a location; "any" unless the operator has chosen Google.
     * @param float $timeoutSeconds Limit of each try, until the whole response has arrived.
     * @param float $totalTimeoutSeconds Limit of a call with its tries and waits, or of each request of a batch.
     * @param int $maxTries Number of tries of a call. 1 turns retries off.
     * @param string $headerPrefix First word of the service's own headers.
     * @param ?\Closure(float): void $sleep Waits some seconds between two tries; replaced by tests that must not wait.
     * @throws \InvalidArgumentException If an address or a key is not valid in a request.
     */
    public function __construct(
        #[\SensitiveParameter] string $baseUrl,
        #[\SensitiveParameter] ?string $apiKey = null,
        #[\SensitiveParameter] string $geocodeKey = 'any',
        private readonly float $timeoutSeconds = 30,
        private readonly float $totalTimeoutSeconds = 120,
        private readonly int $maxTries = 5,
        private readonly string $headerPrefix = 'Chart',
        private readonly ?\Closure $sleep = null,
    ) {
        $host = '(?:\[[\da-fA-F:.]+\]|[^?#@:\/\\\\\x00-\x20\x7f-\xff]+)(?::\d{1,5})?';
        if (!preg_match("/^https?:\\/\\/$host(?:\\/[^?#@\\\\\\\\\\x00-\\x20\\x7f-\\xff]*)?$/D", $baseUrl)) {
            $rule = 'must be the address of a service, such as https://charts.example.com, without a user, ? or #.';
            throw new \InvalidArgumentException("baseUrl $rule");
        }
        $this->baseUrl = rtrim($baseUrl, '/');
        $this->apiKey = new \SensitiveParameterValue($apiKey);
        $this->geocodeKey = new \SensitiveParameterValue($geocodeKey);
        $this->headers('application/json', 'any');
        // generated: groups
        $this->charts = new Charts($this);
        $this->transits = new Transits($this);
        $this->returns = new Returns($this);
        $this->composites = new Composites($this);
        $this->pentas = new Pentas($this);
        $this->groups = new Groups($this);
        $this->places = new Places($this);
        $this->account = new Account($this);
        // end of groups
    }

    /** @internal */
    public function get(string $path, array $query, bool $withResponse = false, mixed ...$timeouts): mixed
    {
        $response = $this->send($path, $query, null, null, ...$timeouts);
        return $withResponse ? $response : $response->data;
    }

    /** @internal */
    public function post(
        string $path,
        array $body,
        array $query = [],
        ?string $idempotencyKey = null,
        bool $withResponse = false,
        mixed ...$settings,
    ): mixed {
        $json = self::json(self::present($body));
        $response = $this->send($path, $query, $json, $idempotencyKey ?? self::randomKey(), ...$settings);
        return $withResponse ? $response : $response->data;
    }

    /**
     * Sends a request until it succeeds, cannot succeed, or has failed as often as it may, always with the same key.
     *
     * @internal
     */
    public function send(
        string $path,
        array $query,
        ?string $body,
        ?string $key,
        ?float $timeoutSeconds = null,
        ?float $totalTimeoutSeconds = null,
        ?int $maxTries = null,
        string $accept = 'application/json',
        bool $waitsForRateLimit = false,
    ): Response {
        if ($key !== null && !preg_match('/^[\x21-\x7e]{1,255}$/D', $key)) {
            $rule = 'must have 1 to 255 visible ASCII characters, without spaces.';
            throw new \InvalidArgumentException("The idempotency key $rule");
        }
        $parameters = http_build_query($query, '', '&');
        $target = $path . ($parameters === '' ? '' : "?$parameters");
        $sent = $this->headers($accept, $key);
        $end = self::now() + ($totalTimeoutSeconds ?? $this->totalTimeoutSeconds);
        // True while every try was answered by an error that is never charged.
        $isFree = true;
        $maxTries ??= $this->maxTries;
        for ($attempts = 1, $tries = 0;; $attempts++) {
            $limit = max(0.001, min($timeoutSeconds ?? $this->timeoutSeconds, $end - self::now()));
            $answer = $this->exchange($target, $sent, $body, $limit);
            if (is_string($answer)) {
                $failure = ['NO_RESPONSE', "No response from the service: $answer.", true];
                $answer = [0, [], ''];
            } else {
                $failure = self::read($answer, $accept, $data);
            }
            [$status, $headers] = $answer;
            if ($failure === null) {
                return new Response($data, $this->meta($headers, $key));
            }
            if ($status < 400 || $status === 408 || $status === 409 || $status >= 500) {
                $isFree = false;
            }
            if (!($status === 429 && $waitsForRateLimit)) {
                $tries++;
            }
            [$code, $message, $isRetried] = $failure;
            $retryAfter = self::seconds($headers['retry-after'] ?? null, $headers['date'] ?? '');
            // What the service asks for while a batch waits for the rate limit grows by no doubling.
            $doublings = $retryAfter > 0 ? max(0, $tries - 1) : min($attempts - 1, self::MAX_DOUBLINGS);
            $wait = ($retryAfter ?? 0) + 2 ** $doublings * random_int(0, 1_000_000) / 1_000_000;
            if (!$isRetried || $tries >= $maxTries || self::now() + $wait + self::MIN_TRY_SECONDS > $end) {
                $charged = $isFree || $body === null ? 'no' : 'unknown';
                $requestId = self::first($headers['x-request-id'] ?? null);
                throw new ChartApiError($message, $code, $status, $retryAfter, $requestId, $key, $charged);
            }
            $this->sleep === null ? usleep((int) ($wait * 1_000_000)) : ($this->sleep)($wait);
        }
    }

    /** @internal */
    public static function json(array|object $value): string
    {
        return json_encode((object) $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
    }

    /**
     * Returns a value without members that are null, also in the arrays of its lists. The API takes them as absent.
     *
     * @internal
     */
    public static function present(array $value): array
    {
        if (array_is_list($value)) {
            return $value;
        }
        $clean = fn (mixed $item): mixed => is_array($item) ? self::present($item) : $item;
        $cleanAll = fn (mixed $member): mixed => is_array($member) ? array_map($clean, $member) : $member;
        return array_map($cleanAll, array_filter($value, fn (mixed $member): bool => $member !== null));
    }

    /** @internal */
    public static function randomKey(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }

    /** Returns a clock in seconds that nobody sets. */
    private static function now(): float
    {
        return hrtime(true) / 1e9;
    }

    /** @return list<string> Lines of the headers. */
    private function headers(string $accept, ?string $key): array
    {
        $headers = ['Accept' => $accept];
        $apiKey = $this->apiKey->getValue();
        if ($apiKey !== null && $apiKey !== '') {
            $headers['Authorization'] = "Bearer $apiKey";
        }
        if ($key !== null) {
            $headers['Content-Type'] = 'application/json';
            $headers['Idempotency-Key'] = $key;
            $headers["$this->headerPrefix-Geocode-Key"] = $this->geocodeKey->getValue();
        }
        $lines = [];
        foreach ($headers as $name => $value) {
            if (!preg_match('/^[\x20-\x7e]*$/D', $value) || !preg_match('/^[\w-]+$/D', $name)) {
                throw new \InvalidArgumentException("$name has characters that are not valid in a header");
            }
            $lines[] = "$name: $value";
        }
        return $lines;
    }

    /**
     * Sends one request, and follows no redirect.
     *
     * @return string|array{int, array<string, string>, ?string} Status, headers by their names in small letters, and
     *   decoded body, null if it is too large; or why no complete response came within the limit in seconds.
     */
    private function exchange(
        string $target,
        #[\SensitiveParameter] array $headers,
        ?string $body,
        float $limit,
    ): string|array {
        [$received, $isTrailer, $content] = [[], false, ''];
        $curl = curl_init($this->baseUrl . $target);
        curl_setopt_array($curl, [
            CURLOPT_HTTPHEADER => [...$headers, 'Expect:'],
            // All encodings that curl decodes.
            CURLOPT_ENCODING => '',
            CURLOPT_WRITEFUNCTION => function ($_, string $chunk) use (&$content): int {
                $content .= $chunk;
                return strlen($content) > self::MAX_RESPONSE_BYTES ? 0 : strlen($chunk);
            },
            CURLOPT_NOSIGNAL => true,
            CURLOPT_TIMEOUT_MS => (int) min(max(1, round($limit * 1000)), 2 ** 31 - 1),
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$received, &$isTrailer): int {
                [$name, $value] = explode(':', $line, 2) + [1 => ''];
                // A status line begins the headers of the next response, such as the one after 100 Continue.
                if (str_starts_with($line, 'HTTP/')) {
                    [$received, $isTrailer] = [[], false];
                } elseif (!$isTrailer) {
                    $received += [strtolower($name) => self::utf8(trim($value))];
                    $isTrailer = trim($line) === '';
                }
                return strlen($line);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]));
        $isWhole = curl_exec($curl);
        $isTooLarge = strlen($content) > self::MAX_RESPONSE_BYTES;
        if ($isWhole || $isTooLarge) {
            return [curl_getinfo($curl, CURLINFO_RESPONSE_CODE), $received, $isTooLarge ? null : $content];
        }
        $isLate = curl_errno($curl) === CURLE_OPERATION_TIMEDOUT;
        // curl_error() may show the password of a proxy.
        return $isLate ? sprintf('nothing within %d ms', round($limit * 1000)) : curl_strerror(curl_errno($curl));
    }

    /**
     * Reads a response, and sets the result if it is one.
     *
     * @return ?array{string, string, bool} Code, message, and true if the request is to be repeated; null for a result.
     */
    private static function read(array $answer, string $accept, mixed &$data): ?array
    {
        [$status, $headers, $body] = $answer;
        $type = $headers['content-type'] ?? '';
        $isRetried = in_array($status, self::RETRIED, true);
        $message = "The response with status $status is not one of the API. Check baseUrl, and what stands before it.";
        $foreign = ['UNEXPECTED_RESPONSE', $message, $isRetried];
        $cut = ['NO_RESPONSE', 'No response from the service: it was cut off.', true];
        if ($body === null) {
            return $foreign;
        }
        if ($status === 200 && $accept !== 'application/json' && str_starts_with($type, $accept)) {
            $data = in_array($accept, self::TEXTS, true) ? self::utf8($body) : $body;
            return str_ends_with(rtrim($body), self::ENDINGS[$accept]) ? null : $cut;
        }
        $text = str_starts_with($body, "\xef\xbb\xbf") ? substr($body, 3) : $body;
        if (self::isTooDeep($text)) {
            return $foreign;
        }
        $json = json_decode($text, false, 512, JSON_INVALID_UTF8_SUBSTITUTE);
        $fields = $json instanceof \stdClass ? $json : new \stdClass();
        $found = $fields->data ?? null;
        $isResult = ($fields->success ?? null) === true && $found instanceof \stdClass;
        if ($status === 200 && $accept === 'application/json' && $isResult) {
            $data = self::arrays($found);
            return null;
        }
        $code = $fields->errorCode ?? null;
        if (is_string($code) && $code !== '') {
            return [$code, is_string($fields->message ?? null) ? $fields->message : $code, $isRetried];
        }
        // JSON that cannot be read was cut off on its way.
        if ($status === 200 && str_starts_with($type, 'application/json') && !is_object($json) && !is_array($json)) {
            return $cut;
        }
        return $foreign;
    }

    /** Checks JSON before it is parsed: some parsers do not survive objects and lists within each other without end. */
    private static function isTooDeep(string $text): bool
    {
        [$depth, $isInText] = [0, false];
        for ($i = 0; $depth <= self::MAX_DEPTH; $i++) {
            $i += strcspn($text, $isInText ? '"\\' : '"[]{}', $i);
            switch ($text[$i] ?? '') {
                case '':
                    return false;
                case '"':
                    $isInText = !$isInText;
                    break;
                case '\\':
                    $i++;
                    break;
                case '[':
                case '{':
                    $depth++;
                    break;
                default:
                    $depth--;
            }
        }
        return true;
    }

    /** Makes arrays of the objects of JSON, which were objects only to tell them from lists. */
    private static function arrays(mixed $value): mixed
    {
        return is_object($value) || is_array($value) ? array_map(self::arrays(...), (array) $value) : $value;
    }

    /** Replaces bytes that are not UTF-8. */
    private static function utf8(string $text): string
    {
        return preg_match('//u', $text) ? $text : json_decode(json_encode($text, JSON_INVALID_UTF8_SUBSTITUTE));
    }

    /** Returns the first value of a header. A proxy that repeats the header makes it read "5, 5". */
    private static function first(?string $text): ?string
    {
        return $text === null ? null : trim(explode(',', $text)[0]);
    }

    /** Reads a whole number; null for anything else, which must not cost the result beside it. */
    private static function number(?string $text): ?int
    {
        $first = self::first($text);
        return preg_match('/^\d{1,15}$/D', $first ?? '') ? (int) $first : null;
    }

    /** Reads Retry-After: seconds, or a date, which is compared with the server's own clock. */
    private static function seconds(?string $retryAfter, string $date): ?float
    {
        $seconds = self::number($retryAfter);
        if ($seconds !== null || $retryAfter === null) {
            return $seconds;
        }
        $then = self::timestamp($retryAfter);
        return $then === null ? null : (float) max(0, $then - (self::timestamp($date) ?? time()));
    }

    /** Reads a date of HTTP, such as Sat, 28 Nov 2026 17:00:00 GMT; languages differ in what else they read. */
    private static function timestamp(string $date): ?int
    {
        $pattern = '/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} ([01]\d|2[0-3])(:[0-5]\d){2} GMT$/D';
        return preg_match($pattern, $date) ? (strtotime($date) ?: null) : null;
    }

    private function meta(array $headers, ?string $key): ResponseMeta
    {
        $own = fn (string $name): ?string => self::first($headers[strtolower("$this->headerPrefix-$name")] ?? null);
        $parameter = fn (string $name, string $letter): ?int =>
            preg_match("/;$letter=(\d+)/", $headers[$name] ?? '', $match) ? self::number($match[1]) : null;
        $limits = [$parameter('ratelimit-policy', 'q'), $parameter('ratelimit-policy', 'w')];
        array_push($limits, $parameter('ratelimit', 'r'), $parameter('ratelimit', 't'));
        $degrees = '(-?\d{1,3}(?:\.\d{1,15})?)';
        $hasPoint = preg_match("/^$degrees; ?$degrees$/D", $own('Coordinates') ?? '', $point);
        // A display string of RFC 9651, such as %"S%c3%a3o Paulo".
        $hasPlace = preg_match('/^%"([^"]*)"/', $headers[strtolower("$this->headerPrefix-Place")] ?? '', $place);
        return new ResponseMeta(
            requestId: self::first($headers['x-request-id'] ?? null),
            idempotencyKey: $key,
            replayed: isset($headers['idempotent-replayed']),
            creditsRemaining: self::number($headers['x-credits-remaining'] ?? null),
            rateLimit: in_array(null, $limits, true) ? null : new RateLimit(...$limits),
            place: $hasPlace ? self::utf8(rawurldecode($place[1])) : null,
            coordinates: $hasPoint ? ['lat' => (float) $point[1], 'lng' => (float) $point[2]] : null,
            placeAlternatives: self::number($own('Place-Alternatives')) ?? 0,
            timeZone: $own('Time-Zone'),
            utcOffset: $own('Utc-Offset'),
            localTimeKind: $own('Local-Time-Kind'),
        );
    }
}

/** Methods that send requests with one client. */
abstract class Endpoint
{
    /** @internal */
    public function __construct(protected readonly ChartClient $client)
    {
    }

    /** Returns the endpoint that takes a birth in the way in which it is given. */
    protected static function path(string $path, array $birth): string
    {
        if (isset($birth['location'])) {
            return $path;
        }
        return isset($birth['lat']) || isset($birth['lng']) ? "$path/coordinates" : "$path/moment";
    }

    protected static function list(?array $names): ?string
    {
        return $names === null ? null : implode(',', $names);
    }
}

// generated: operations, by `npm run generate -- clients`
/** Methods of `charts` that send one request. */
abstract class ChartsRequests extends Endpoint
{
    /**
     * Computes a chart. POST /v2/charts, /v2/charts/coordinates or /v2/charts/moment, by the birth's fields.
     *
     * @param ?list<string> $include Members to add to the chart.
     */
    public function create(array $birth, ?array $include = null, mixed ...$settings): mixed
    {
        $query = ['include' => self::list($include)];
        return $this->client->post(self::path('/v2/charts', $birth), $birth, $query, ...$settings);
    }

    /** Draws a chart as the text of an SVG. The same endpoints as create. */
    public function svg(array $birth, ?string $theme = null, mixed ...$settings): mixed
    {
        $settings['accept'] = 'image/svg+xml';
        return $this->client->post(self::path('/v2/charts', $birth), $birth, ['theme' => $theme], ...$settings);
    }

    /** Draws a chart as the bytes of a PNG, 200 to 2,400 pixels wide. The same endpoints as create. */
    public function png(array $birth, ?string $theme = null, ?int $width = null, mixed ...$settings): mixed
    {
        $settings['accept'] = 'image/png';
        $query = ['theme' => $theme, 'width' => $width];
        return $this->client->post(self::path('/v2/charts', $birth), $birth, $query, ...$settings);
    }

    /** Computes the type, profile, gates, channels and centers of a chart. POST /v2/charts/simple, on every plan. */
    public function simple(array $birth, mixed ...$settings): mixed
    {
        return $this->client->post('/v2/charts/simple', $birth, [], ...$settings);
    }

    /**
     * Finds all charts of a birth whose time is not known exactly, and the questions that narrow it. POST
     * /v2/charts/window, /v2/charts/window/coordinates or /v2/charts/window/moment, by the birth's fields.
     */
    public function window(array $birth, mixed ...$settings): mixed
    {
        return $this->client->post(self::path('/v2/charts/window', $birth), $birth, [], ...$settings);
    }
}

/** Methods of `transits`. */
final class Transits extends Endpoint
{
    /** Computes the sky of a moment, and its transits to a birth. POST /v2/transits. */
    public function create(array $request, mixed ...$settings): mixed
    {
        return $this->client->post('/v2/transits', $request, [], ...$settings);
    }

    /** Lists what changes in the sky in a span, with or without a birth. POST /v2/transits/changes. */
    public function changes(array $request, mixed ...$settings): mixed
    {
        return $this->client->post('/v2/transits/changes', $request, [], ...$settings);
    }

    /** Writes the changes of the sky in a span as a file for calendar applications. The same endpoints as changes. */
    public function calendar(array $request, mixed ...$settings): mixed
    {
        $settings['accept'] = 'text/calendar';
        return $this->client->post('/v2/transits/changes', $request, [], ...$settings);
    }
}

/** Methods of `returns`. */
final class Returns extends Endpoint
{
    /**
     * Finds returns, such as Saturn's to its place at birth. POST /v2/returns.
     *
     * @param ?list<string> $include Members to add to each return.
     */
    public function create(array $request, ?array $include = null, mixed ...$settings): mixed
    {
        return $this->client->post('/v2/returns', $request, ['include' => self::list($include)], ...$settings);
    }

    /** Writes the returns as a file for calendar applications. The same endpoints as create. */
    public function calendar(array $request, mixed ...$settings): mixed
    {
        $settings['accept'] = 'text/calendar';
        return $this->client->post('/v2/returns', $request, [], ...$settings);
    }
}

/** Methods of `composites`. */
final class Composites extends Endpoint
{
    /** Compares the charts of two people. POST /v2/composites. */
    public function create(array $request, mixed ...$settings): mixed
    {
        return $this->client->post('/v2/composites', $request, [], ...$settings);
    }
}

/** Methods of `pentas`. */
final class Pentas extends Endpoint
{
    /** Analyzes a group of three to five people. POST /v2/pentas. */
    public function create(array $request, mixed ...$settings): mixed
    {
        return $this->client->post('/v2/pentas', $request, [], ...$settings);
    }
}

/** Methods of `groups`. */
final class Groups extends Endpoint
{
    /** Analyzes a group of 2 to 20 people. POST /v2/groups. */
    public function create(array $request, mixed ...$settings): mixed
    {
        return $this->client->post('/v2/groups', $request, [], ...$settings);
    }
}

/** Methods of `places`. */
final class Places extends Endpoint
{
    /** Searches places whose names begin with a text of 2 to 100 characters. GET /v2/places, at no cost. */
    public function search(string $text, ?int $limit = null, mixed ...$settings): mixed
    {
        return $this->client->get('/v2/places', ['q' => $text, 'limit' => $limit], ...$settings);
    }
}

/** Methods of `account`. */
final class Account extends Endpoint
{
    /** Reads the plan, credits and limits of your API key. GET /v2/account, at no cost. */
    public function get(mixed ...$settings): mixed
    {
        return $this->client->get('/v2/account', [], ...$settings);
    }
}
// end of operations

/** Charts of a birth. */
final class Charts extends ChartsRequests
{
    private const MAX_BIRTHS = 500;
    private const MAX_BODY_BYTES = 256 * 1024;

    /**
     * Computes any number of charts. Yields an item for each birth, in order, with its index in the whole list: its
     * chart, or its errorCode and message. POST /v2/charts/batch, for up to 500 births at a time, when the next item is
     * asked for. Waits for the rate limit as long as the total time of a request allows.
     *
     * @param iterable<mixed> $births
     * @param ?string $key Name of the batch, such as import-2026-11-26. Its requests get the keys <key>-0, <key>-1 and
     *   so on, and the same batch run again within 24 hours costs nothing more.
     * @param ?\Closure(ResponseMeta): mixed $onResponse Receives the facts of each response.
     * @return \Generator<int, array>
     */
    public function batch(
        iterable $births,
        ?string $key = null,
        ?\Closure $onResponse = null,
        mixed ...$settings,
    ): \Generator {
        $key ??= ChartClient::randomKey();
        $number = $index = 0;
        foreach (self::parts($births) as $start => $part) {
            $idempotencyKey = $key . '-' . $number++;
            $body = '{"births":[' . implode(',', $part) . ']}';
            if (strlen($body) > self::MAX_BODY_BYTES) {
                $message = 'The birth exceeds 256 KiB.';
                yield $index++ => ['index' => $start, 'errorCode' => 'REQUEST_TOO_LARGE', 'message' => $message];
                continue;
            }
            $call = [...$settings, 'waitsForRateLimit' => true];
            $response = $this->client->send('/v2/charts/batch', [], $body, $idempotencyKey, ...$call);
            $items = $response->data['items'] ?? null;
            if (!self::areItems($items, count($part))) {
                $message = 'The response with status 200 has not one item for each birth.';
                $id = $response->meta->requestId;
                throw new ChartApiError($message, 'UNEXPECTED_RESPONSE', 200, null, $id, $idempotencyKey, 'unknown');
            }
            if ($onResponse !== null) {
                $onResponse($response->meta);
            }
            foreach ($items as $item) {
                if (!self::hasChart($item)) {
                    // Without the index of the birth in its request.
                    $item['message'] = preg_replace('/\bbirths\[\d+\](: |\.)/', '', $item['message']);
                }
                yield $index => ['index' => $index] + $item;
                $index++;
            }
        }
    }

    /** Returns true for the outcomes of some births, in order: the index of each, with its chart or its error. */
    private static function areItems(mixed $items, int $count): bool
    {
        if (!is_array($items) || !array_is_list($items) || count($items) !== $count) {
            return false;
        }
        foreach ($items as $index => $item) {
            $isFailure = is_string($item['errorCode'] ?? null) && is_string($item['message'] ?? null);
            if (!is_array($item) || ($item['index'] ?? null) !== $index || !($isFailure || self::hasChart($item))) {
                return false;
            }
        }
        return true;
    }

    private static function hasChart(array $item): bool
    {
        return is_array($item['chart'] ?? null) && !array_is_list($item['chart']);
    }

    /** Splits births into parts of one request each, in the same way each time, and holds one part in memory. */
    private static function parts(iterable $births): \Generator
    {
        $empty = strlen('{"births":[]}');
        [$part, $bytes, $start] = [[], $empty, 0];
        foreach ($births as $birth) {
            $isObject = is_object($birth) || (is_array($birth) && ($birth === [] || !array_is_list($birth)));
            try {
                $text = ChartClient::json($isObject ? (is_array($birth) ? ChartClient::present($birth) : $birth) : []);
                $text = str_starts_with($text, '{') ? $text : '{}';
            } catch (\JsonException) {
                // A row that is no JSON, or no object, fails by itself as an empty birth.
                $text = '{}';
            }
            $length = strlen($text) + 1;
            if (count($part) === self::MAX_BIRTHS || ($part !== [] && $bytes + $length > self::MAX_BODY_BYTES)) {
                yield $start => $part;
                [$part, $bytes, $start] = [[], $empty, $start + count($part)];
            }
            $part[] = $text;
            $bytes += $length;
        }
        if ($part !== []) {
            yield $start => $part;
        }
    }
}
