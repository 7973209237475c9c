import {
  type KyselyPlugin,
  LimitNode,
  type OperationNode,
  type RawBuilder,
  SelectQueryNode,
  sql,
  ValueNode,
} from 'kysely'

/**
 * Writes a query's row limit into its text, and omits an offset of zero. For a limit that is a parameter, Postgres
 * assumes a tenth of all rows when it considers a generic plan. It then finds that plan too expensive and plans the
 * statement on every run, which for a page of a list takes several times as long as reading the rows.
 */
export const planOnce: KyselyPlugin = {
  transformQuery: ({ node }) => (SelectQueryNode.is(node) && node.limit ? withLimitInText(node, node.limit) : node),
  transformResult: ({ result }) => Promise.resolve(result),
}

function withLimitInText({ offset, ...node }: SelectQueryNode, { limit }: LimitNode): SelectQueryNode {
  const rows = numberOf(limit)
  const skippedRows = offset && numberOf(offset.offset)
  return {
    ...node,
    limit: LimitNode.create(rows === undefined ? limit : ValueNode.createImmediate(rows)),
    ...(offset && skippedRows !== 0 && { offset }),
  }
}

function numberOf(node: OperationNode): number | undefined {
  return ValueNode.is(node) && Number.isSafeInteger(node.value) ? (node.value as number) : undefined
}

/** Returns the clauses `limit` and `offset` for the end of a hand-written statement. Omits an offset of zero. */
export function limitAndOffset(limit: number, offset: number): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`
}
