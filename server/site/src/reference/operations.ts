import type { OpenApi, OpenApiOperation } from "./openapi.js";

/** An operation with the path of its page. */
export interface Operation {
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  /** Path of its page. */
  readonly page: string;
  readonly operation: OpenApiOperation;
}

/** Lists the operations in the order of the document. */
export function operationsOf({ paths }: OpenApi): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      page: `/docs/reference/${slugOf(operation.operationId)}`,
      operation,
    })),
  );
}

/** Writes an operation's id in lower case with hyphens: `v2ChartsSimple` becomes `v2-charts-simple`. */
function slugOf(operationId: string): string {
  return operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
