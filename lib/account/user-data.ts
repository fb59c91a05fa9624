import 'server-only';
import { eraseFromCalendar, exportWaits } from '@/lib/consultation/server/user-data-store';
import { eraseCertificates, exportCertificates } from '@/lib/education/server/certificate-store';
import { eraseEnquiries } from '@/lib/enquiries/store';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';
import { eraseMails, exportMails } from '@/lib/mail/user-data-store';
import { messages } from '@/lib/messages';
import { readWallOf, removeWallOf } from '@/lib/support/wall-store';
import { erasePictures, exportPictures } from './picture-store';
import {
  eraseSignInRecord,
  exportSignInRecord,
  eraseProfile,
  eraseTree,
  exportProfile,
  exportTree,
} from './user-tree-store';

/** Identifiers of a person outside users/{uid}; null when the account no longer has them. */
export type Names = { email: string | null; username: string | null };

/**
 * One kind of user data. `exportOf` returns the items as JSON values, one entry each
 * (so its length is their count); `eraseOf` deletes all of them and may be called again, also after it failed
 * half-way or when nothing is left. A kind that needs no names ignores the second argument.
 */
export type UserDataKind = {
  /** The name of the list in the export. */
  id: string;
  title: string;
  exportOf: (uid: string, names: Names) => Promise<readonly PlainFields[]>;
  eraseOf: (uid: string, names: Names) => Promise<void>;
};

const { userData: userDataMessages } = messages().account;

/** A collection under users/{uid}. */
function treeOf(name: string, title: string): UserDataKind {
  return {
    id: name,
    title,
    exportOf: (uid) => exportTree(uid, name),
    eraseOf: (uid) => eraseTree(uid, name),
  };
}

const trees: readonly UserDataKind[] = [
  treeOf('saved', userDataMessages.saved),
  treeOf('news', userDataMessages.news),
  treeOf('learning', userDataMessages.learning),
  treeOf('lesson-notes', userDataMessages.lessonNotes),
  treeOf('sessions', userDataMessages.sessions),
  treeOf('bookings', userDataMessages.bookings),
];

/**
 * All user data: what /account shows and exports, and what the deletion of the account erases, in this order. Data
 * under users/{uid} go with the profile even where no line names them; data elsewhere (a slot, a ticket and its
 * files, a mail) need a line here. Profile and sign-in come last: while they exist, the member can sign in again and
 * have the rest deleted.
 */
export const userData: readonly UserDataKind[] = [
  {
    id: 'pictures',
    title: userDataMessages.pictures,
    exportOf: exportPictures,
    eraseOf: erasePictures,
  },
  {
    id: 'waits',
    title: userDataMessages.waits,
    exportOf: exportWaits,
    eraseOf: eraseFromCalendar,
  },
  {
    id: 'mails',
    title: userDataMessages.mails,
    exportOf: exportMails,
    eraseOf: eraseMails,
  },
  ...trees,
  {
    id: 'enquiries',
    title: userDataMessages.enquiries,
    exportOf: (uid) => exportTree(uid, 'enquiries'),
    eraseOf: eraseEnquiries,
  },
  {
    id: 'wall',
    title: userDataMessages.wall,
    exportOf: async (uid) => (await readWallOf(uid)).map(plainFields),
    eraseOf: removeWallOf,
  },
  {
    id: 'certificates',
    title: userDataMessages.certificates,
    exportOf: exportCertificates,
    eraseOf: eraseCertificates,
  },
  {
    id: 'profile',
    title: userDataMessages.profile,
    exportOf: (uid) => exportProfile(uid, ['pictures', 'enquiries', ...trees.map(({ id }) => id)]),
    eraseOf: eraseProfile,
  },
  {
    id: 'signIn',
    title: userDataMessages.signIn,
    exportOf: exportSignInRecord,
    eraseOf: eraseSignInRecord,
  },
];
