import type { Event } from '@rise/contract/events/shapes'
import { t } from '@rise/texts'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '../../../app/base/api.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { saveFile } from '../../../app/save-file.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { googleLink, outlookLink } from '../calendar/calendar-links.ts'
import { eventHref } from '../events-address.ts'

/** A calendar file, and links to calendars on the web. For participants, each of these contains the event's link. */
export function AddToCalendar({ event }: { event: Event }) {
  const { publicUrl } = useSettings()
  const path = eventHref(event.slug)
  const icon = <CalendarPlus size={16} aria-hidden />
  return (
    <div className="flex flex-col gap-2">
      {event.own || event.isHost ? (
        <OwnFile slug={event.slug} />
      ) : (
        <ButtonLink to={`${path}.ics`} download icon={icon}>
          {t('Add to calendar')}
        </ButtonLink>
      )}
      <p className="flex flex-wrap gap-x-4 text-small">
        <TextLink to={googleLink(event, publicUrl + path)} target="_blank">
          {t('Google Calendar')}
        </TextLink>
        <TextLink to={outlookLink(event, publicUrl + path)} target="_blank">
          {t('Outlook')}
        </TextLink>
      </p>
    </div>
  )
}

/** A participant's file, which only their session may fetch. */
function OwnFile({ slug }: { slug: string }) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const { result } = await api('GET /api/v1/events/{slug}/calendar', { params: { slug } })
      saveFile(result.name, result.ics, 'text/calendar')
    } catch (error) {
      showToast({
        id: 'calendar',
        kind: 'failure',
        title: t('Couldn’t save the file. {reason}', { reason: refusalOf(error).message }),
      })
    }
    setBusy(false)
  }
  return (
    <Button busy={busy} icon={<CalendarPlus size={16} aria-hidden />} onClick={() => void save()}>
      {t('Add to calendar')}
    </Button>
  )
}
