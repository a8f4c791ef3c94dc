/** Key that the name of the closed announcement is stored under. */
export const announcementKey = 'announcement-closed';
