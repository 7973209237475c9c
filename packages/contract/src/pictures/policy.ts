import type { Member, Verdict } from '../policy.ts'

/** The member's role in the actor they act for; null when they act for none. */
export type ActingAs = 'owner' | 'editor' | 'recruiter' | null

/** Owners and editors of a page may change its photo, logo and cover. */
export function changeOwnPictures({ standing }: Pick<Member, 'standing'>, as: ActingAs): Verdict {
  if (standing === 'suspended') return 'forbidden'
  return as === 'owner' || as === 'editor' ? 'allowed' : 'forbidden'
}

/** Pictures are uploaded for an actor; anyone who acts for one may upload. */
export function uploadPictures({ standing }: Pick<Member, 'standing'>, actorId: string | null): Verdict {
  return actorId === null || standing === 'suspended' ? 'forbidden' : 'allowed'
}

/** The owner of a picture: an actor, or the installation itself. */
export type PictureOwner = { readonly actorId: string } | { readonly ofSite: true }

/** Only the owner that a picture was uploaded for can use it; to all others it does not exist. */
export function attachPicture(
  owner: PictureOwner,
  picture: { readonly actorId: string | null; readonly ofSite: boolean } | undefined,
): Verdict {
  if (picture === undefined) return 'hidden'
  const isOwn = 'ofSite' in owner ? picture.ofSite : picture.actorId === owner.actorId
  return isOwn ? 'allowed' : 'hidden'
}
