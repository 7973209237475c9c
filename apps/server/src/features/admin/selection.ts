import { adminErrors } from '@rise/contract/admin/errors'
import { Failure } from '../../platform/failure.ts'

/** The subjects of a bulk action, and the number of them that the admin saw. */
export interface Selection<Filter> {
  readonly ids?: readonly string[] | undefined
  readonly filter?: Filter | undefined
  readonly count: number
}

export interface Outcome {
  readonly done: number
  readonly skipped: number
}

/**
 * Returns the ids of the subjects of a bulk action; `find` returns the ids that match a filter.
 *
 * @throws {Failure} `nothing-selected`; `selection-changed` when their number differs from what the admin saw
 */
export async function selectedIds<Filter>(
  { ids, filter, count }: Selection<Filter>,
  find: (filter: Filter) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const chosenIds = filter === undefined ? [...new Set(ids)] : ids === undefined ? await find(filter) : []
  if (chosenIds.length === 0) throw new Failure(adminErrors['nothing-selected'])
  if (chosenIds.length !== count) throw new Failure(adminErrors['selection-changed'])
  return chosenIds
}

/**
 * Runs `act` for each subject in turn. `act` uses its own transaction and returns whether it changed anything. A
 * failure whose code is in `skips` counts as skipped.
 */
export async function eachOf(
  ids: readonly string[],
  skips: ReadonlySet<string>,
  act: (id: string) => Promise<boolean>,
): Promise<Outcome> {
  let count = 0
  for (const id of ids) {
    const outcome = await act(id).catch((error: unknown) => {
      if (error instanceof Failure && skips.has(error.declaration.code)) return false
      throw error
    })
    if (outcome) count += 1
  }
  return { done: count, skipped: ids.length - count }
}
