/** Where a member's missions are. */
export const MISSIONS_PATH = '/missions'
