import type { Command } from '../../../platform/command.ts'
import { recordAct } from '../acts/record-act.ts'
import { mailSecondFactor } from './mail-second-factor.ts'

const usage = 'remove-second-factor <email>'

/**
 * `rise remove-second-factor`: turns two-step verification off for a member who has lost the phone and the recovery
 * codes, and notifies the member. Exits with status 1 if the account has no two-step verification, or for invalid
 * arguments.
 */
export const removeSecondFactorCommand: Command = {
  name: 'remove-second-factor',
  usage,
  async prepare(args, { print, printError }) {
    const [email, ...more] = args
    if (email === undefined || more.length > 0) {
      printError(`Name one email address. Usage: npm run rise -- ${usage}`)
      return 1
    }
    return async (ctx) => {
      const isRemoved = await ctx.db.transaction().execute(async (tx) => {
        const login = await tx
          .selectFrom('login')
          .innerJoin('second_factor', 'second_factor.login_id', 'login.id')
          .select(['login.id', 'login.email'])
          .where('login.email', '=', email.trim().toLowerCase())
          .where('second_factor.confirmed_at', 'is not', null)
          .forUpdate()
          .executeTakeFirst()
        if (!login) return false
        await tx.deleteFrom('second_factor').where('login_id', '=', login.id).execute()
        await mailSecondFactor(ctx, tx, login.id, 'removed')
        const subject = { id: login.id, name: login.email }
        await recordAct(ctx, tx, { act: 'second-factor.removed', by: null, subject })
        return true
      })
      if (isRemoved) print(`${email} logs in without a code now, and was told by email.`)
      else printError(`${email} has no two-step verification.`)
      return isRemoved ? 0 : 1
    }
  },
}
