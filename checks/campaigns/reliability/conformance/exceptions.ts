/** Servers that the suites run against: the service, or its way of answering with the tools of the suite's own server. */
export type Target = "service" | "transport";

type Exceptions = Readonly<Record<string, string>>;

const NO_LOGGING = "The service sends no log messages to clients.";
const NO_PROGRESS = "No tool reports its progress: the one answer to a message is a JSON object.";
const NO_SAMPLING = "No tool asks the client's model for text, and there is no stream on which to ask.";
const NO_ELICITATION = "No tool asks the person through the client, and there is no stream on which to ask.";
const NO_SUBSCRIPTIONS =
  "Nothing that the service lists changes while it runs, so there is nothing to subscribe to.";
const NO_INPUT = "No tool or prompt answers with a request for further input of the client.";
const NO_TASKS = "The service does not offer the tasks extension: every tool answers at once.";
const NO_PARAMETER_HEADERS = "No tool has parameters that a client repeats as headers.";

/** Scenarios about features that neither server has. */
const UNSUPPORTED: Exceptions = {
  "logging-set-level": NO_LOGGING,
  "tools-call-with-logging": NO_LOGGING,
  "tools-call-with-progress": NO_PROGRESS,
  "tools-call-sampling": NO_SAMPLING,
  "tools-call-elicitation": NO_ELICITATION,
  "elicitation-sep1034-defaults": NO_ELICITATION,
  "elicitation-sep1330-enums": NO_ELICITATION,
  "resources-subscribe": NO_SUBSCRIPTIONS,
  "resources-unsubscribe": NO_SUBSCRIPTIONS,
  "tasks-lifecycle": NO_TASKS,
  "tasks-capability-negotiation": NO_TASKS,
  "tasks-wire-fields": NO_TASKS,
  "tasks-request-state-removal": NO_TASKS,
  "tasks-mrtr-input": NO_TASKS,
  "tasks-request-headers": NO_TASKS,
  "tasks-dispatch-and-envelope": NO_TASKS,
  "tasks-required-task-error": NO_TASKS,
  "tasks-mrtr-composition": NO_TASKS,
};

const OTHER_TOOLS = "It calls a tool of the suite's own server; the transport's run proves the same.";
const OTHER_RESOURCES = "It reads a resource of the suite's own server; the transport's run proves the same.";
const OTHER_PROMPTS = "It gets a prompt of the suite's own server; the transport's run proves the same.";

/** Scenarios that fail, or single checks after a colon, with the reason. All other scenarios must pass. */
export const EXCEPTIONS: Readonly<Record<Target, Exceptions>> = {
  service: {
    ...UNSUPPORTED,
    "server-stateless:sep-2575-server-rejects-undeclared-capability": NO_SAMPLING,
    "server-stateless:sep-2575-missing-capability-http-400": NO_SAMPLING,
    "server-stateless:sep-2575-http-server-no-independent-requests-on-stream": NO_ELICITATION,
    "server-stateless:sep-2575-server-no-log-without-loglevel": NO_LOGGING,
    "input-required-result-basic-elicitation": NO_INPUT,
    "input-required-result-basic-sampling": NO_INPUT,
    "input-required-result-basic-list-roots": NO_INPUT,
    "input-required-result-request-state": NO_INPUT,
    "input-required-result-multiple-input-requests": NO_INPUT,
    "input-required-result-multi-round": NO_INPUT,
    "input-required-result-non-tool-request": NO_INPUT,
    "input-required-result-result-type": NO_INPUT,
    "input-required-result-tampered-state": NO_INPUT,
    "input-required-result-capability-check": NO_INPUT,
    "http-custom-header-server-validation": NO_PARAMETER_HEADERS,
    "completion-complete":
      "The service completes no arguments of prompts, and does not declare that it does.",
    "tools-call-simple-text": OTHER_TOOLS,
    "tools-call-image": OTHER_TOOLS,
    "tools-call-audio": OTHER_TOOLS,
    "tools-call-embedded-resource": OTHER_TOOLS,
    "tools-call-mixed-content": OTHER_TOOLS,
    "tools-call-error": OTHER_TOOLS,
    "json-schema-2020-12": OTHER_TOOLS,
    "resources-read-text": OTHER_RESOURCES,
    "resources-read-binary": OTHER_RESOURCES,
    "resources-templates-read": OTHER_RESOURCES,
    "prompts-get-simple": OTHER_PROMPTS,
    "prompts-get-with-args": OTHER_PROMPTS,
    "prompts-get-embedded-resource": OTHER_PROMPTS,
    "prompts-get-with-image": OTHER_PROMPTS,
  },
  transport: {
    ...UNSUPPORTED,
    "dns-rebinding-protection": "The route checks the origin before it answers; the service's run proves it.",
  },
};
