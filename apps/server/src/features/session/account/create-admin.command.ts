import { parseArgs } from 'node:util'
import { type AdminRole, adminRoleNames } from '@rise/contract/session/admins/kinds'
import { password as passwordSchema } from '@rise/contract/session/fields'
import { emailAddress } from '@rise/contract/texts'
import type { z } from 'zod'
import type { Command } from '../../../platform/command.ts'
import type { Context } from '../../../platform/context.ts'
import { readPassword } from '../../../platform/secrets/read-password.ts'
import { weaknessOf } from '../passwords/choose-password.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { erasePending, isTaken, lockAddress } from './create-account.ts'

const roles = adminRoleNames

const usage = `create-admin <email> [--role ${roles.join('|')}]`

/** Thrown with the reason why the command refuses. */
class Refusal extends Error {}

/**
 * `rise create-admin`: creates an admin's account, with a password from `ask`; for an existing admin, changes the role
 * and keeps the password. Exits with status 1 if the address belongs to a member, or the arguments or the password are
 * refused.
 */
export function createAdminCommand(ask: (question: string) => Promise<string>): Command {
  return {
    name: 'create-admin',
    usage,
    async prepare(args, { print, printError }) {
      try {
        const { email, role } = readArguments(args)
        return async (ctx) => {
          try {
            print(await makeAdmin(ctx, { email, role }, ask))
            return 0
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            printError(error.message)
            return 1
          }
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        printError(`${error.message} Usage: npm run rise -- ${usage}`)
        return 1
      }
    },
  }
}

export const createAdmin = createAdminCommand(readPassword)

function readArguments(args: readonly string[]): { email: string; role: AdminRole } {
  const { values, positionals } = parse(args)
  const [address, ...more] = positionals
  if (address === undefined) throw new Refusal('Name the email address of the admin.')
  if (more.length > 0) throw new Refusal(`Make one admin at a time; "${more[0]}" is one too many.`)
  const role = roles.find((name) => name === (values.role ?? 'admin'))
  if (role === undefined) throw new Refusal(`There is no role "${values.role}"; it is one of ${roles.join(', ')}.`)
  return { email: orRefusal(emailAddress, address), role }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { role: { type: 'string' } } })
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

function orRefusal<T>(schema: z.ZodType<T>, value: string): T {
  const parsedValue = schema.safeParse(value)
  if (parsedValue.success) return parsedValue.data
  throw new Refusal(parsedValue.error.issues.map(({ message }) => message).join(' '))
}

/** Returns a sentence that describes the result. */
async function makeAdmin(
  ctx: Context,
  { email, role }: { email: string; role: AdminRole },
  ask: (question: string) => Promise<string>,
): Promise<string> {
  const roleChange = await changeRole(ctx, email, role)
  if (roleChange !== undefined) return roleChange
  await refuseMember(ctx.db, email)
  const password = orRefusal(passwordSchema, await ask(`Password for ${email}: `))
  const weakness = await weaknessOf(password, [email])
  if (weakness !== undefined) throw new Refusal(weakness)
  const passwordHash = await hashPassword(password)
  await ctx.db.transaction().execute(async (tx) => {
    await lockAddress(tx, email)
    await refuseMember(tx, email)
    // An unconfirmed sign-up is replaced, as by any later one.
    await erasePending(ctx, tx, email)
    const [id, now] = [ctx.newId(), ctx.clock.now()]
    const proof = { password_hash: passwordHash, email_confirmed_at: now }
    await tx
      .insertInto('login')
      .values({ id, email, ...proof, admin_role: role, created_at: now })
      .execute()
    await ctx.activity.record(tx, { kind: 'admin.created', data: { loginId: id, role } })
  })
  return `${email} is an admin now, with the role ${role}. Log in at ${ctx.config.publicUrl}/login`
}

/**
 * Changes the role of an existing admin. Returns a sentence that describes the result; undefined if no admin has this
 * address.
 */
function changeRole(ctx: Context, email: string, role: AdminRole): Promise<string | undefined> {
  return ctx.db.transaction().execute(async (tx) => {
    const admin = await tx
      .selectFrom('login')
      .select(['id', 'admin_role'])
      .where('email', '=', email)
      .where('admin_role', 'is not', null)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!admin) return undefined
    if (admin.admin_role === role) return `${email} has the role ${role} already; nothing was changed.`
    await tx.updateTable('login').set({ admin_role: role }).where('id', '=', admin.id).execute()
    await ctx.activity.record(tx, { kind: 'admin.role-changed', data: { loginId: admin.id, role } })
    return `${email} was ${admin.admin_role} and has the role ${role} now. The password stays as it is.`
  })
}

async function refuseMember(db: Parameters<typeof isTaken>[0], email: string): Promise<void> {
  if (!(await isTaken(db, email))) return
  throw new Refusal(
    `${email} is the address of a member, and members are no admins. Use another address, or change or delete that account in its Settings first.`,
  )
}
