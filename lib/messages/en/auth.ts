const commonPassword = 'This is one of the most common passwords. Choose another.';

export const auth = {
  fields: {
    username: 'Username',
    usernameHint: 'How we greet you. Up to 50 characters, in any script.',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    newPasswordHint: 'A sentence that only you would think of works well.',
    passwordRules: {
      title: 'Password rules',
      rules: {
        length: '8 to 128 characters',
        uncommon: 'Not one of the 4,000 most common passwords',
        impersonal: 'Not your e-mail address or username',
      },
      met: 'met',
      unmet: 'not met',
      status: '{met} of {all} password rules met.',
      statusUnmet: 'Not met: {rule}.',
    },
    showPassword: 'Show',
    hidePassword: 'Hide',
    showPasswordFull: 'Show password',
    hidePasswordFull: 'Hide password',
  },
  google: {
    or: 'or',
    submit: 'Continue with Google',
  },
  needsScripts:
    'Signing in needs JavaScript: your password goes straight to our sign-in service, not through this page. The SIP calculator, market pages and policies work without it.',
  errors: {
    username: {
      empty: 'Choose a username.',
      'too-long': 'Choose a username of at most 50 characters.',
      'forbidden-character':
        'This username contains an invisible or control character. Type it again without it.',
      'too-many-marks':
        'A letter in this username has too many accents. Use at most 5 on one letter.',
      'site-name': 'This username looks like the name of this site. Choose a different one.',
    },
    passwordEmpty: 'Enter your password.',
    newPassword: {
      empty: 'Choose a password.',
      'too-short': 'Choose a password of at least 8 characters.',
      'too-long': 'Choose a password of at most 128 characters.',
      'too-common': commonPassword,
      unchecked: 'Your password could not be checked. Check your connection and try again.',
      personal: 'Choose a password that is not your e-mail address or username.',
    },
    ageMissing: 'Confirm that you are 18 years or older to create an account.',
    consentMissing: 'Agree to the privacy policy to create an account.',
    /** By the problems of lib/auth/domain/auth-problem.ts. */
    problems: {
      'wrong-credentials':
        'No account matches this e-mail and password. Check both, or reset your password.',
      'email-in-use':
        'This e-mail address cannot be used for a new account. If you have one, sign in or reset your password.',
      'invalid-email': 'Enter an e-mail address, such as asha@example.in.',
      'weak-password': commonPassword,
      'too-many-attempts': 'Too many attempts. Wait a few minutes, or reset your password.',
      disabled: 'This account has been closed. Write to our grievance officer to have it reviewed.',
      deleted: 'This account and its data have been deleted.',
      'bad-link': 'This link has expired or has already been used.',
      cancelled: 'The Google window was closed before you signed in. Try again.',
      'no-account': 'No account uses this Google address yet. Choose “Create an account” below.',
      'address-unconfirmed':
        'The address of this account is not confirmed. Reset your password to confirm it. Google sign-in works after that.',
      'session-ended': 'Your session has ended. Reload the page to sign in again.',
      'password-changed':
        'Your password is changed, but this device could not be signed in again. Reload the page and sign in with the new password.',
      'deletion-not-known':
        'The deletion may have begun. If it has, you are logged out on every device and everything is deleted within a day. Reload this page: if you are still signed in, try again.',
      offline: 'We could not reach the sign-in service. Check your connection and try again.',
      unavailable: 'Something went wrong on our side. Your entries are still here. Try again.',
    },
    attemptWait: {
      one: 'Too many attempts. Try again in 1 second.',
      other: 'Too many attempts. Try again in {count} seconds.',
    },
  },
  signIn: {
    title: 'Sign in',
    intro: 'Welcome back.',
    introTo: 'Sign in to open {page}.',
    ended: 'Your session has ended. Sign in again to continue where you were.',
    endedEverywhere: 'You are logged out on every device.',
    accountDeleted: 'Your account and its data have been deleted.',
    deletionBegun:
      'Your account is closed. Everything else of it is deleted within a day, or at once when you sign in again.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    forgot: 'Forgot your password?',
    noAccount: 'New here?',
    toSignUp: 'Create an account',
  },
  signUp: {
    title: 'Create an account',
    intro:
      'Free: your portfolio and plans saved on every device, plus Stock Picks and Financial Education.',
    age: 'I am 18 years or older.',
    ageHint:
      'By law a person below 18 is a child, whose data needs a guardian’s verifiable consent (Digital Personal Data Protection Act 2023, sections 2(f) and 9). We cannot verify it, so accounts are for adults.',
    consentBefore: 'I have read and agree to the',
    consentLink: 'privacy policy',
    consentAfter: '(version of {date}).',
    submit: 'Create account',
    submitting: 'Creating your account…',
    haveAccount: 'Already a member?',
    toSignIn: 'Sign in',
    toReset: 'Reset your password',
  },
  reset: {
    title: 'Reset your password',
    intro: 'We e-mail you a link to choose a new password.',
    submit: 'Send reset link',
    submitting: 'Sending…',
    sentTitle: 'Check your inbox',
    sent: 'If this address has an account, we have sent a link. It can take a few minutes. Check your spam folder too.',
    toSignIn: 'Back to sign-in',
  },
  newPassword: {
    title: 'Choose a new password',
    logsOut: 'A new password logs you out on every device.',
    submit: 'Save new password',
    submitting: 'Saving…',
    doneTitle: 'Your new password is saved',
    done: 'You can sign in with it now.',
    toSignIn: 'Sign in',
    usedText: 'A link works once and expires. Request a new one to choose a password.',
    askAgain: 'Request a new link',
  },
  verifyEmail: {
    title: 'Confirm your e-mail address',
    submit: 'Confirm address',
    submitting: 'Confirming…',
    doneTitle: 'Your address is confirmed',
    done: 'Thank you.',
    usedText:
      'If you used it before, your address is already confirmed. Your account page shows it and can send a new link.',
    askAgain: 'Open your account',
    toDashboard: 'Go to the dashboard',
  },
  preview: {
    example: 'Example',
    pages: {
      dashboard: {
        title: 'Your money on one page',
        points: [
          'Net worth, returns and allocation, updated with each NAV',
          'SIP plans, goals and tax calculations on every device',
          'Advance tax, expiries and SIP dates in your calendar',
        ],
        picture: 'Example of the dashboard: net worth over three years and its allocation',
      },
      stockPicks: {
        title: 'Stock Picks',
        points: [
          'Screens with published rules, no tips',
          'Why each company passes or fails, line by line',
          'The full record of each screen against the market',
        ],
        picture: 'Example of Stock Picks: screens and how many companies pass each',
        head: 'Screens',
        rows: [
          { name: 'Coffee Can', detail: '10% growth and 15% ROCE, ten years', figure: '17 pass' },
          {
            name: 'Quality with little debt',
            detail: 'High ROCE, low borrowing',
            figure: '14 pass',
          },
          {
            name: 'Graham’s defensive investor',
            detail: 'Ten tests of size, debt and price',
            figure: '11 pass',
          },
          {
            name: 'Piotroski’s nine signs',
            detail: '7 of 9 signs, low price to book',
            figure: '8 pass',
          },
          {
            name: 'Dividend growers',
            detail: 'Up five years running, payout up to 60%',
            figure: '5 pass',
          },
        ],
      },
      financialEducation: {
        title: 'Financial Education',
        points: [
          'Short lessons with calculators to try',
          'Quizzes that come back before you forget',
          'Certificates with a link to verify them',
        ],
        picture: 'Example of Financial Education: learning paths and progress in each',
        head: 'Learning paths',
        rows: [
          { name: 'Your first salary', detail: 'Pay, tax, accounts, credit', figure: '6 of 7' },
          { name: 'Saving and funds', detail: 'Costs, SIPs, index funds', figure: '6 of 8' },
          { name: 'Tax', detail: 'Regimes, deductions, ITR', figure: '4 of 7' },
          { name: 'Stocks', detail: 'Ratios, accounts, value', figure: '3 of 7' },
          { name: 'Options and their risks', detail: 'Payoffs, costs, limits', figure: '2 of 6' },
        ],
      },
    },
    dashboard: {
      label: 'Net worth',
      figure: '₹19,42,326',
      change: '+₹1,38,976 · +7.7%',
      against: 'in 1 year',
      parts: {
        equity: 'Equity 47%',
        debt: 'Debt 28%',
        gold: 'Gold 8%',
        coins: 'Coins 3%',
        cash: 'Cash 14%',
      },
    },
  },
  unknownLink: {
    title: 'This link does not work',
    intro: 'It may be incomplete, expired or already used. You can request a new one.',
    toReset: 'Reset your password',
    toSignIn: 'Sign in',
  },
} as const;
