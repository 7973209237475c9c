import type { Member, Verdict } from '../policy.ts'

/** The member's role with the actor (a person or a company) that they act for; null if they have none. */
export type ActingAs = 'owner' | 'editor' | 'recruiter' | null

/** Whether a member may change the photo, logo and cover of a page: its owners and editors may. */
export function changeOwnPictures({ standing }: Pick<Member, 'standing'>, as: ActingAs): Verdict {
  if (standing === 'suspended') return 'forbidden'
  return as === 'owner' || as === 'editor' ? 'allowed' : 'forbidden'
}

/** Whether a member may upload pictures: anyone who acts for an actor may, because pictures belong to an actor. */
export function uploadPictures({ standing }: Pick<Member, 'standing'>, actorId: string | null): Verdict {
  return actorId === null || standing === 'suspended' ? 'forbidden' : 'allowed'
}

/** The owner of a picture: an actor, or the installation itself. */
export type PictureOwner = { readonly actorId: string } | { readonly ofSite: true }

/** Whether an owner may attach a picture: only their own. Any other picture is treated as missing. */
export function attachPicture(
  owner: PictureOwner,
  picture: { readonly actorId: string | null; readonly ofSite: boolean } | undefined,
): Verdict {
  if (picture === undefined) return 'hidden'
  const isOwn = 'ofSite' in owner ? picture.ofSite : picture.actorId === owner.actorId
  return isOwn ? 'allowed' : 'hidden'
}
