import type { Context } from '../context.ts'
import type { EmailName, Emails, LateEmails } from './emails.ts'

/** A kind of email whose props are read at the moment of sending. */
export interface LateEmail<K extends keyof LateEmails & EmailName = never> {
  readonly name: K
  /** Returns the props; undefined if there is no longer anything to send. May be called again for a further attempt. */
  readonly fill: (ctx: Context, waiting: LateEmails[K], mailId: string) => Promise<Emails[K] | undefined>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds, each with props of its own
export type AnyLateEmail = LateEmail<any>

/** Returns the props for sending an email now: the stored props, or those that its kind reads now. */
export async function propsNow(
  ctx: Context,
  late: readonly AnyLateEmail[],
  { id, name, props }: { readonly id: string; readonly name: string; readonly props: unknown },
): Promise<unknown> {
  const kind = late.find((lateEmail) => lateEmail.name === name)
  return kind ? await kind.fill(ctx, props, id) : props
}
