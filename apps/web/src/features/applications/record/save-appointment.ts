import type { Interview } from '@rise/contract/applications/shapes'
import { saveFile } from '../../../app/save-file.ts'
import { calendarFile } from './calendar-file.ts'

/** Downloads the agreed time as a file for the viewer's calendar. */
export function saveAppointment({ _id, picked, minutes, place }: Interview, title: string): void {
  if (picked === null) return
  const appointment = { id: _id, title, start: picked, minutes, place, url: globalThis.location.href }
  saveFile('interview.ics', calendarFile(appointment, new Date()), 'text/calendar')
}
