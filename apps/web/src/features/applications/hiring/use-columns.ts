import { type Column, columnsOf } from '@rise/contract/applications/setup/policy'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { hiringSetupQuery } from '../queries.ts'

/** Returns the columns of a company's board; until its own stages are loaded, the default ones. */
export function useColumns(slug: string): readonly Column[] {
  return columnsOf(useQuery(hiringSetupQuery(useApi(), slug)).data?.stages ?? [])
}

/** Returns a unique key of a column, such as for a select. */
export function columnKey({ stage, stageId }: Pick<Column, 'stage' | 'stageId'>): string {
  return stageId ?? stage
}
