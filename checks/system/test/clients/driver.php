<?php

/** Runs calls of ChartApi.php that standard input describes, and prints their outcomes: see client-suite.ts. */

declare(strict_types=1);

error_reporting(E_ALL);
set_error_handler(function (int $level, string $message): bool {
    if ((error_reporting() & $level) === 0) {
        return false;
    }
    throw new ErrorException($message);
});
require $argv[1] . '/ChartApi.php';

function outcomeOf(array $spec): array
{
    $waits = [];
    $sleeps = isset($spec['sleeps']);
    $sleep = function (float $seconds) use (&$waits, $sleeps): void {
        $waits[] = $seconds;
        usleep($sleeps ? (int) ($seconds * 1_000_000) : 0);
    };
    $api = null;
    try {
        $api = new ChartApi\ChartClient(...$spec['client'], sleep: $sleep);
        [$group, $method] = explode('.', $spec['method']);
        $settings = $spec['settings'] ?? [];
        $call = [$api->$group, $method];
        if ($method === 'batch') {
            return batch($call, $spec, $settings) + ['waits' => $waits];
        }
        ['data' => $data, 'meta' => $meta] = (array) $call(...$spec['args'], ...$settings, withResponse: true);
        return ['data' => $method === 'png' ? base64_encode($data) : $data, 'meta' => $meta, 'waits' => $waits];
    } catch (ChartApi\ChartApiError $error) {
        $facts = get_object_vars($error) + ['message' => $error->getMessage()];
        return ['error' => $facts, 'waits' => $waits, 'dump' => dump($error, $api)];
    } catch (InvalidArgumentException $error) {
        $facts = ['errorCode' => 'INVALID', 'message' => $error->getMessage()];
        return ['error' => $facts, 'waits' => $waits, 'dump' => dump($error, $api)];
    }
}

/** Shows all that reports of errors do: the error with its trace, without the calls of this file, and the client. */
function dump(Throwable $error, ?object $api): string
{
    ob_start();
    $calls = array_filter($error->getTrace(), fn (array $call): bool => isset($call['class']));
    var_dump($api, $error->getMessage(), get_object_vars($error), $calls);
    print_r($api);
    echo $error;
    return ob_get_clean();
}

function batch(callable $call, array $spec, array $settings): array
{
    [$asked, $ahead, $items, $metas] = [0, 0, [], []];
    $endless = function () use (&$asked): Generator {
        for (;; $asked++) {
            yield ['utc' => '1990-09-05T19:17:00Z'];
        }
    };
    $onResponse = function (ChartApi\ResponseMeta $meta) use (&$metas): void {
        $metas[] = $meta;
    };
    $births = $spec['args'][0] === 'endless' ? $endless() : array_map(unusual(...), $spec['args'][0]);
    foreach ($call($births, ...$settings, onResponse: $onResponse) as $key => $item) {
        if ($key !== count($items)) {
            throw new LogicException('keys of items are not in order');
        }
        $ahead = max($ahead, $asked - $item['index']);
        $items[] = $item;
        if (count($items) === ($spec['take'] ?? 0)) {
            break;
        }
    }
    return ['data' => $items, 'metas' => $metas, 'ahead' => $ahead];
}

function unusual(mixed $row): mixed
{
    return match ($row) {
        'not a number' => ['lat' => NAN],
        'no text' => ['location' => "\xff"],
        default => $row,
    };
}

echo json_encode(array_map(outcomeOf(...), json_decode(stream_get_contents(STDIN), true)), JSON_THROW_ON_ERROR);
