import type { Installation } from '@rise/contract/admin/installation/shapes'
import { MOST_FILE_BYTES, MOST_REQUEST_MESSAGES, MOST_REQUESTS_A_DAY } from '@rise/contract/convos/limits'
import { MOST_PICTURE_BYTES } from '@rise/contract/pictures/limits'
import { formatInteger } from '@rise/contract/words'
import { SettingList, Variable } from './setting-list.tsx'

const BUILT_IN = 'Built in.'

/** Formats a size in units of 1,048,576 bytes, which the forms call MB. */
function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`
}

/** The limits per person, address and network, and the retention periods. */
export function LimitsSection({ installation }: { installation: Installation }) {
  const { rateLimit, retentionDays, smartApplyPlaces, emailsADay } = installation
  return (
    <SettingList
      id="limits-title"
      title="Limits"
      text="They keep the site quick and keep spam out. Those with a variable can be changed on the server."
      settings={[
        {
          name: 'Requests a minute',
          value: rateLimit === 0 ? 'No limit' : formatInteger(rateLimit),
          text: (
            <>
              From one network. Set with <Variable name="RATE_LIMIT" />; 0 turns it off.
            </>
          ),
        },
        {
          name: 'First messages a day',
          value: formatInteger(MOST_REQUESTS_A_DAY),
          text: `New people that one member can write to, with ${MOST_REQUEST_MESSAGES} messages each before an answer. ${BUILT_IN}`,
        },
        {
          name: 'Emails of one kind a day',
          value: formatInteger(emailsADay),
          text: `To one address, so that no one can flood it. ${BUILT_IN}`,
        },
        {
          name: 'Pictures and files',
          value: `${megabytes(MOST_PICTURE_BYTES)} and ${megabytes(MOST_FILE_BYTES)}`,
          text: `The largest picture, and the largest file in a message. ${BUILT_IN}`,
        },
        {
          name: 'Closed applications',
          value: `${formatInteger(retentionDays)} days`,
          text: (
            <>
              After that, employers can’t see what candidates sent, and the team’s notes and ratings are deleted. Set
              with <Variable name="RETENTION_DAYS" />.
            </>
          ),
        },
        {
          name: 'Smart apply',
          value: smartApplyPlaces === null ? 'No limit' : `${formatInteger(smartApplyPlaces)} places`,
          text: (
            <>
              Professionals who may use it. Set with <Variable name="SMART_APPLY_PLACES" />.
            </>
          ),
        },
      ]}
    />
  )
}
