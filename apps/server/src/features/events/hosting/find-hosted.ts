import { eventErrors } from '@rise/contract/events/errors'
import { mayCheckIn } from '@rise/contract/events/policy'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { viewerOf } from '../../connections/index.ts'
import { allowedRow } from '../../content/index.ts'
import { type EventRow, findRow, isHostOf, rightsOfEvent } from '../event-row.ts'

/**
 * Returns a published event whose participants the member may manage.
 *
 * @throws {Failure} `event-not-found`, `forbidden`
 */
export async function findHosted(db: Database | Tx, member: SignedIn, slug: string): Promise<EventRow> {
  const row = allowedRow(
    await findRow(db, slug, viewerOf(member)),
    (found) => mayCheckIn(member, rightsOfEvent(found), isHostOf(found, member.actorId)),
    eventErrors['event-not-found'],
  )
  if (row.published_at === null) throw new Failure(eventErrors['event-not-found'])
  return row
}
