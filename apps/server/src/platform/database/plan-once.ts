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
 * Writes the number of rows that a query wants into its text, and leaves out an offset of none. As a parameter Postgres takes it for a
 * tenth of all rows when it looks for a plan that serves every value, finds that plan too dear, and so plans the statement anew each
 * time it is run: for a page of a list that takes several times what the rows take.
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

/** The same for a statement written by hand: which rows of an order it wants. */
export function stretch(limit: number, offset: number): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`
}
