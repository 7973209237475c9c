import type { Installation } from '@rise/contract/admin/installation/shapes'
import { MOST_FILE_BYTES, MOST_REQUEST_MESSAGES, MOST_REQUESTS_A_DAY } from '@rise/contract/convos/limits'
import { MOST_PICTURE_BYTES } from '@rise/contract/pictures/limits'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { SettingList, Variable } from './setting-list.tsx'

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
      title={t('Limits')}
      text={t('They keep the site quick and keep spam out. Those with a variable can be changed on the server.')}
      settings={[
        {
          name: t('Requests a minute'),
          value: rateLimit === 0 ? t('No limit') : formatInteger(rateLimit),
          text: rich('From one network. Set with {variable}; 0 turns it off.', {
            variable: <Variable name="RATE_LIMIT" />,
          }),
        },
        {
          name: t('First messages a day'),
          value: formatInteger(MOST_REQUESTS_A_DAY),
          text: t('New people that one member can write to, with {most} messages each before an answer. Built in.', {
            most: MOST_REQUEST_MESSAGES,
          }),
        },
        {
          name: t('Emails of one kind a day'),
          value: formatInteger(emailsADay),
          text: t('To one address, so that no one can flood it. Built in.'),
        },
        {
          name: t('Pictures and files'),
          value: t('{picture} and {file}', {
            picture: megabytes(MOST_PICTURE_BYTES),
            file: megabytes(MOST_FILE_BYTES),
          }),
          text: t('The largest picture, and the largest file in a message. Built in.'),
        },
        {
          name: t('Closed applications'),
          value: t('{count, plural, one {# day} other {# days}}', { count: retentionDays }),
          text: rich(
            'After that, employers can’t see what candidates sent, and the team’s notes and ratings are deleted. Set with {variable}.',
            { variable: <Variable name="RETENTION_DAYS" /> },
          ),
        },
        {
          name: 'SmartApply',
          value:
            smartApplyPlaces === null
              ? t('No limit')
              : t('{count, plural, one {# place} other {# places}}', { count: smartApplyPlaces }),
          text: rich('Professionals who may use it. Set with {variable}.', {
            variable: <Variable name="SMART_APPLY_PLACES" />,
          }),
        },
      ]}
    />
  )
}
