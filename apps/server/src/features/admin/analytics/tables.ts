import type { Figure, Part } from '@rise/contract/admin/analytics/kinds'
import type { ColumnType } from 'kysely'

/** `2026-11-21`. */
type Day = ColumnType<Date, string, string>

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    counted_day: { day: Day; at: Date; active_week: number | null }
    figure_hour: { hour: Date; figure: Figure; count: number }
    /** The `name` is `OTHERS` for all remaining names together, and empty for rows without a name. */
    figure_part_day: { part: Part; day: Day; name: string; count: number; views: number }
    cohort_week: { joined: Day; week: Day; members: number }
  }
}
