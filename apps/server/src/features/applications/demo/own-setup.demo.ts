import type { OutsideStage } from '@rise/contract/applications/elsewhere/kinds'
import type { StageKind, TemplatePurpose } from '@rise/contract/applications/setup/kinds'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

const DAY_MS = 86_400_000

const stages: readonly { readonly kind: StageKind; readonly name: string }[] = [
  { kind: 'review', name: 'To read' },
  { kind: 'review', name: 'Phone call' },
  { kind: 'interview', name: 'Interview' },
  { kind: 'interview', name: 'Day on site' },
]

const templates: readonly { readonly purpose: TemplatePurpose; readonly name: string; readonly text: string }[] = [
  {
    purpose: 'message',
    name: 'Phone call',
    text: 'Hello {first name}, your application for “{job}” made us curious. When can we call you this week?',
  },
  {
    purpose: 'decline',
    name: 'Kind no, with thanks',
    text: 'Dear {name},\n\nthank you for your time and for “{job}” in particular. We chose someone else this time. If you’re in Zurich, the coffee at {company} is on us.',
  },
]

interface OutsideDemo {
  readonly title: string
  readonly companyName: string
  readonly stage: OutsideStage
  readonly daysAgo: number
  readonly note: string
  readonly nextInDays?: number
}

const outsideApplications: readonly OutsideDemo[] = [
  {
    ...{ title: 'Machine Safety Engineer', companyName: 'Stadtwerke Winterthur', stage: 'interview', daysAgo: 12 },
    ...{ note: 'Second talk with Frau Keller. Ask who writes the checklists.', nextInDays: 3 },
  },
  {
    ...{ title: 'Test Engineer, Ropeways', companyName: 'Seilbahn & Söhne', stage: 'received', daysAgo: 4 },
    note: 'Sent by post, like it’s 1999. They said they like paper.',
  },
]

/** Adds a company's own stages and templates. */
export async function addOwnSetup({ newId, clock }: Context, tx: Tx, companyId: string): Promise<void> {
  await tx
    .insertInto('hiring_stage')
    .values(stages.map((stage, position) => ({ id: newId(), company_id: companyId, position, ...stage })))
    .execute()
  await tx
    .insertInto('message_template')
    .values(templates.map((template) => ({ id: newId(), company_id: companyId, changed_at: clock.now(), ...template })))
    .execute()
}

/** Adds applications that a professional made elsewhere. */
export async function addElsewhere({ newId, clock }: Context, tx: Tx, actorId: string): Promise<void> {
  const now = clock.now().getTime()
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
  await tx
    .insertInto('outside_application')
    .values(
      outsideApplications.map(({ title, companyName, stage, daysAgo, note, nextInDays }) => ({
        ...{ id: newId(), actor_id: actorId, job_id: null, title, company_name: companyName, url: '', stage, note },
        ...{ applied_on: day(-daysAgo), next_on: nextInDays === undefined ? null : day(nextInDays) },
        changed_at: new Date(now - (daysAgo * DAY_MS) / 2),
      })),
    )
    .execute()
}
