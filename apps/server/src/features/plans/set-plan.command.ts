import type { Plan } from '@rise/contract/policy'
import type { Command } from '../../platform/command.ts'
import type { Context } from '../../platform/context.ts'
import { actorOfLogin } from '../session/index.ts'
import { setPlan } from './set-plan.ts'

const plans: readonly Plan[] = ['free', 'Creator', 'Pro']
const usage = `set-plan <email or slug> ${plans.join('|')}`

/**
 * `rise set-plan`: sets the plan of the member with a login address or page slug. Exits with status 1 if no member or
 * several match, or for invalid arguments.
 */
export const setPlanCommand: Command = {
  name: 'set-plan',
  usage,
  async prepare([who, planName, ...more], { print, printError }) {
    const plan = plans.find((name) => name.toLowerCase() === planName?.toLowerCase())
    const argumentError = wrongArguments(who, planName, plan, more)
    if (who === undefined || plan === undefined || argumentError !== undefined) {
      printError(`${argumentError} Usage: npm run rise -- ${usage}`)
      return 1
    }
    return async (ctx) => {
      const actors = await findActors(ctx, who.toLowerCase())
      const [actor, otherActor] = actors
      if (actor === undefined) {
        printError(`No member has the address or slug "${who}". Admins don’t have a plan.`)
        return 1
      }
      if (otherActor !== undefined) {
        const slugs = actors.map(({ kind, slug }) => `${kind}/${slug}`).join(' or ')
        printError(`"${who}" is more than one: say ${slugs}.`)
        return 1
      }
      const previousPlan = await setPlan(ctx, { actorId: actor.id, plan })
      const name = `${actor.kind}/${actor.slug}`
      print(
        previousPlan === plan
          ? `${name} is on ${plan} already.`
          : `${name} was on ${previousPlan} and is on ${plan} now.`,
      )
      return 0
    }
  },
}

function wrongArguments(who?: string, planName?: string, plan?: Plan, more: readonly string[] = []) {
  if (who === undefined) return 'Name the member by email address or slug.'
  if (planName === undefined) return `Name the plan: ${plans.join(', ')}.`
  if (plan === undefined) return `There is no plan "${planName}"; it is one of ${plans.join(', ')}.`
  return more.length > 0 ? `"${more[0]}" is one too many.` : undefined
}

/** Finds members by email address, by slug, or by kind and slug (`company/acme`), which is unique. */
async function findActors({ db }: Context, who: string) {
  const actors = db.selectFrom('actor').select(['id', 'kind', 'slug']).orderBy('kind')
  if (who.includes('@')) {
    const login = await db
      .selectFrom('login')
      .select('id')
      .where('email', '=', who)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    const actorId = login ? await actorOfLogin(db, login.id) : null
    return actorId === null ? [] : actors.where('id', '=', actorId).execute()
  }
  const [slug = '', kind] = who.split('/').toReversed()
  const actorsWithSlug = actors.where('slug', '=', slug)
  if (kind === undefined) return actorsWithSlug.execute()
  if (kind !== 'professional' && kind !== 'company') return []
  return actorsWithSlug.where('kind', '=', kind).execute()
}
