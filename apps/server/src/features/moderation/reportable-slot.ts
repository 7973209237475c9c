import type { ReportKind } from '@rise/contract/moderation/kinds'
import type { Reportable } from '../content/index.ts'

/** Each kind of content that members can report. */
export type ReportableSlot = Readonly<Record<ReportKind, Reportable>>
