import type { MemberCard } from '@rise/contract/connections/shapes'
import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { Database } from '../../../platform/database/database.ts'
import type { EmailActor } from '../../../platform/mail/email-content.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'
import type { Emails } from '../../../platform/mail/emails.ts'
import type { MailExample } from '../../../platform/mail/mail-gallery.ts'
import type { MailedEntry } from '../../../platform/manifest/notice.ts'
import { presentLetter } from '../notice-letter.ts'
import { entryData, noticeOf } from '../notices.ts'
import { type NoticeExample, noticeExamples } from './examples.ts'

/** Returns an example email for each notice that has one in `noticeExamples`, with the notice's own texts. */
export function noticeMailExamples(publicUrl: string): MailExample[] {
  const examples = Object.entries(noticeExamples) as [NotificationName, NoticeExample][]
  return examples.map(([kind, example]) => {
    const props = propsOf(kind, example, publicUrl)
    return { key: `notice-${kind.replace(':', '-')}`, name: 'notification', props, isOptional: true }
  })
}

function propsOf(kind: NotificationName, example: NoticeExample, publicUrl: string): Emails['notification'] {
  const { actor, data = {}, things = [], role = 'professional', isEach = false } = example
  const notice = noticeOf(kind)
  if (!notice) throw new Error(`There is no notice "${kind}".`)
  const about = actor ? cardOf(actor) : undefined
  const entry: MailedEntry<unknown> = {
    ...{ role, data: entryData(notice, data), count: about ? 1 : 0, slug: 'ada', memberId: '', about },
    aboutName: about && nameToShow(about.companyName ?? about.firstName),
    // Buttons and subjects read nothing from the database.
    db: {} as Database,
  }
  return presentLetter(kind, notice, entry, { publicUrl, things, isEach })
}

function cardOf({ name, isRound, picture, line }: EmailActor): MemberCard {
  const [firstName = '', lastName = ''] = name.split(' ')
  const role = isRound ? 'professional' : 'employer'
  const companyName = isRound ? null : name
  return {
    ...{ _id: '', role, slug: 'ada', firstName, lastName, companyName },
    photo: picture,
    headline: line,
    isFollowing: false,
  }
}
