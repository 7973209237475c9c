import type { Interview } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveFile } from '../../../app/save-file.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { calendarFile } from './calendar-file.ts'
import { timeForBoth } from './zoned-time.ts'

interface Props {
  readonly interview: Interview
  /** The title of the calendar entry. */
  readonly title: string
  /** Called with the time that the candidate chooses; absent for the team, and once the application is decided. */
  readonly onPick?: ((time: string) => void) | undefined
  readonly busy?: boolean
  readonly children?: ReactNode
}

/** An interview: the offered times, or the chosen one. */
export function InterviewTimes({ interview, title, onPick, busy = false, children }: Props) {
  const { minutes, zone, place, times, picked, cancelled } = interview
  const now = Date.now()
  return (
    <Card className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t('Interview, {minutes} minutes', { minutes })}</span>
        {cancelled ? (
          <Badge tone="neutral">{t('Cancelled', 'an interview')}</Badge>
        ) : picked ? (
          <Badge tone="success">{t('Agreed', 'the time of an interview')}</Badge>
        ) : (
          <Badge tone="info">{t('Times offered')}</Badge>
        )}
      </p>
      {place ? <p className="text-small text-muted wrap-anywhere">{place}</p> : null}
      {picked && !cancelled ? <p className="tabular-nums">{timeForBoth(picked, zone)}</p> : null}
      {picked || cancelled ? null : (
        <ul className="flex flex-col gap-2">
          {times.map((time) => (
            <li key={time} className="flex items-center justify-between gap-3 text-small tabular-nums">
              <span className="min-w-0">{timeForBoth(time, zone)}</span>
              {onPick ? (
                <Button size="dense" busy={busy} disabled={Date.parse(time) <= now} onClick={() => onPick(time)}>
                  {rich('Choose<hidden> {when}</hidden>', {
                    when: timeForBoth(time, zone),
                    hidden: (text) => <span className="sr-only">{text}</span>,
                  })}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {picked && !cancelled ? (
          <Button
            size="dense"
            icon={<CalendarPlus size={16} aria-hidden />}
            onClick={() => saveAppointment(interview, title)}
          >
            {t('Add to calendar')}
          </Button>
        ) : null}
        {cancelled ? null : children}
      </div>
    </Card>
  )
}

/** Downloads the agreed time as a file for the viewer's calendar. */
function saveAppointment({ _id, picked, minutes, place }: Interview, title: string): void {
  if (picked === null) return
  const appointment = { id: _id, title, start: picked, minutes, place, url: globalThis.location.href }
  saveFile('interview.ics', calendarFile(appointment, new Date()), 'text/calendar')
}
