import type { Context } from '../../../platform/context.ts'

/** Returns the language that the account with this email address has chosen; null without a choice or an account. */
export async function languageOfAddress({ db }: Context, address: string): Promise<string | null> {
  const login = await db
    .selectFrom('login')
    .select('language')
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst()
  return login?.language ?? null
}
