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
 * Writes a query's row limit into its text, and omits an offset of zero. For a limit passed as a parameter, Postgres
 * assumes a tenth of all rows when it considers a generic plan, finds that plan too expensive, and so plans the
 * statement on every run: for a page of a list, that takes several times as long as reading the rows.
 */
export const planOnce: KyselyPlugin = {
  transformQuery: ({ node }) => (SelectQueryNode.is(node) && node.limit ? withLimitInText(node, node.limit) : node),
  transformResult: ({ result }) => Promise.resolve(result),
}

function withLimitInText({ offset, ...node }: SelectQueryNode, { limit }: LimitNode): SelectQueryNode {
  const rows = numberOf(limit)
  const skipped = offset && numberOf(offset.offset)
  return {
    ...node,
    limit: LimitNode.create(rows === undefined ? limit : ValueNode.createImmediate(rows)),
    ...(offset && skipped !== 0 && { offset }),
  }
}

function numberOf(node: OperationNode): number | undefined {
  return ValueNode.is(node) && Number.isSafeInteger(node.value) ? (node.value as number) : undefined
}

/** The same for a hand-written statement: the limit and offset of its order. */
export function limitAndOffset(limit: number, offset: number): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`
}
