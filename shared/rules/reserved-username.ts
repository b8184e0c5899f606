/** How usernames begin that a sign-in with Google makes up; nobody can choose one (decisions, "Accounts"). */
export const RESERVED_USERNAME_PREFIX = 'google_'
