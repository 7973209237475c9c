import { localStore } from '../../../app/session/safe-storage.ts'
import { sessionNames } from '../../../app/session/storage-names.ts'

/** The jobs last asked about on this device. */
const MOST = 200

/** Whether someone said on this device that they haven't applied to the job. */
export function wasAsked(jobId: string): boolean {
  return readAsked().includes(jobId)
}

export function noteAsked(jobId: string): void {
  const others = readAsked().filter((id) => id !== jobId)
  localStore.set(sessionNames.askedJobs, [jobId, ...others].slice(0, MOST).join(' '))
}

function readAsked(): readonly string[] {
  return (localStore.get(sessionNames.askedJobs) ?? '').split(' ').filter(Boolean)
}
