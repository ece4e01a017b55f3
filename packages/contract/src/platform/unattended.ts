/** Header of a call that no person asked for, with the value 1: it does not prolong the session. */
export const unattendedHeader = 'unattended'
