/** The path of a professional's missions. */
export const MISSIONS_PATH = '/missions'
