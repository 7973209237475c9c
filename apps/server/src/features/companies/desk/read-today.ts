import { mayForCompany } from '@rise/contract/companies/policy'
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct, type TeamCompany } from '../company-of-team.ts'
import type { TodayPart, TodaySlot } from './today-slot.ts'

/**
 * Returns the parts of the team's desk that the member may see, read by one statement; the other parts are null. Throws
 * the errors of `companyForAct`.
 */
export async function readToday(ctx: Context, slot: TodaySlot, member: Acting, slug: string): Promise<CompanyToday> {
  const company = await companyForAct(ctx.db, member, slug, 'see-desk')
  const desk = { db: ctx.db, companyId: company.id, now: ctx.clock.now() }
  const parts = Object.entries(slot) as [string, TodayPart<unknown>][]
  const shownParts = parts.filter(([, part]) => part.isShownTo(member, company))
  const columns = shownParts.map(([name, { column }]) => sql`${column(desk)}`.as(name))
  const row: Readonly<Record<string, unknown>> = await ctx.db.selectNoFrom(columns).executeTakeFirstOrThrow()
  const partsByName = new Map(
    shownParts.map(([name, { present }]) => [name, row[name] === null ? null : present(row[name])]),
  )
  return Object.fromEntries(parts.map(([name]) => [name, partsByName.get(name) ?? null])) as unknown as CompanyToday
}

/** Whether the member may hire for the company, which parts with candidates require. */
export function hires(member: Acting, { id, role }: TeamCompany): boolean {
  return mayForCompany(member, { id, teamRole: role }, 'hire') === 'allowed'
}
