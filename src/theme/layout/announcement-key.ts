/** Storage key of the id of the closed announcement. */
export const announcementKey = 'announcement-closed';
