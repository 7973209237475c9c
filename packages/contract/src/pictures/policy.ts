import type { Member, Verdict } from '../policy.ts'

/** What somebody is to the actor that they act for; null when they act for nobody. */
export type ActingAs = 'owner' | 'editor' | 'recruiter' | null

/** Photo, logo and cover are changed by who owns the page or edits it. */
export function changeOwnPictures({ standing }: Pick<Member, 'standing'>, as: ActingAs): Verdict {
  if (standing === 'suspended') return 'forbidden'
  return as === 'owner' || as === 'editor' ? 'allowed' : 'forbidden'
}

/** Pictures are uploaded for an actor: whoever acts for one may. */
export function uploadPictures({ standing }: Pick<Member, 'standing'>, actorId: string | null): Verdict {
  return actorId === null || standing === 'suspended' ? 'forbidden' : 'allowed'
}

/** A picture is used by the actor that it was uploaded for; to all others it does not exist. */
export function attachPicture(
  actorId: string | null,
  picture: { readonly actorId: string | null } | undefined,
): Verdict {
  return picture !== undefined && actorId !== null && picture.actorId === actorId ? 'allowed' : 'hidden'
}
