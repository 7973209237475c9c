import type { EndpointReply } from '@rise/contract/endpoint'
import type { accountEndpoints } from '@rise/contract/session/account/endpoints'
import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'

type AccountData = EndpointReply<(typeof accountEndpoints)['GET /api/v1/account/data']>['result']
export type Json = AccountData[string]

/** The account whose data is collected. */
export interface DataOwner {
  readonly loginId: string
  /** The actor; null for an admin. */
  readonly actorId: string | null
}

/** A feature's data about an account. Contains nothing secret: no hash, salt or ticket. */
export interface AccountDataPart {
  readonly name: string
  collect(ctx: Context, who: DataOwner): Promise<Json>
}

declare module '../../../platform/feature.ts' {
  interface Feature {
    /**
     * The feature's data about an account, for the download of the member's own data; absent in features without
     * personal data.
     */
    readonly accountData?: readonly AccountDataPart[]
  }
}

/** Returns all data stored about the account, by the parts' names. */
export async function collectAccountData(
  ctx: Context,
  { loginId, actorId }: SignedIn,
  parts: readonly AccountDataPart[],
): Promise<AccountData> {
  const data: AccountData = {}
  for (const { name, collect } of parts) data[name] = await collect(ctx, { loginId, actorId })
  return data
}

/** Returns rows as JSON, with times as ISO 8601 text. */
export function asJson(rows: unknown): Json {
  return JSON.parse(JSON.stringify(rows ?? null))
}
