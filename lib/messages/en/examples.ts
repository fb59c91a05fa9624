/** The living documentation at /component. What the examples themselves say stands in their code. */
export const examples = {
  description:
    'Every part that this site is built from, in each of its states, with the code to use it.',
  intro:
    'The parts that every page of this site is built from. Each stands here in all its states, and the code below it is the very file that draws it.',
  contents: 'Contents',
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let us copy. Select the text instead.',
  waiting: 'The example is on its way.',
  unavailable: 'The example could not be fetched. Scroll away and back to try again.',
  needsScripts: 'This part works with JavaScript only. Its code stands below.',
  groups: {
    foundations: {
      title: 'Foundations',
      intro:
        'Names for colour, type, space, shape and movement. Pages use the names, never values.',
    },
    actions: { title: 'Actions', intro: 'What a person can press.' },
    navigation: { title: 'Finding the way', intro: 'Where am I, and what else is there?' },
    feedback: { title: 'Feedback', intro: 'What happened, what is happening, what is missing.' },
    overlays: { title: 'Over the page', intro: 'Short visits that end where they began.' },
    surfaces: { title: 'Surfaces', intro: 'What holds the content.' },
    figures: { title: 'Words and figures', intro: 'Small things that stand beside larger ones.' },
  },
  entries: {
    button: {
      title: 'Button',
      when: 'For something that happens here. One primary button on a screen; the others are secondary or quiet. A busy button keeps its focus and ignores further presses.',
    },
    link: {
      title: 'Link',
      when: 'For going somewhere. A new tab is the exception, and is said in words.',
    },
    menu: {
      title: 'Menu',
      when: 'For three or more actions on one thing. Arrow keys and letters move, Enter does, Escape leaves.',
    },
    tabs: {
      title: 'Tabs',
      when: 'For views of the same thing, of which one is enough at a time. Without scripts all of them show.',
    },
    breadcrumb: {
      title: 'Breadcrumb',
      when: 'At the top of a page that lies inside a group.',
    },
    pagination: {
      title: 'Pagination with buttons',
      when: 'For a list that is already in the page. The new page is read out.',
    },
    'pagination-links': {
      title: 'Pagination with links',
      when: 'For a list whose page is in the address: it can be shared, and works without scripts.',
    },
    alert: {
      title: 'Alert',
      when: 'For a message that stays where it belongs. Every error is one of these or stands at its field.',
    },
    toast: {
      title: 'Toast',
      when: 'For saying in passing that something was done. It waits while the pointer or the focus is on it. Never the only place of an error, nor the only way to undo.',
    },
    progress: {
      title: 'Progress',
      when: 'For work whose length is known; without a figure, for work that only runs.',
    },
    skeleton: {
      title: 'Skeleton',
      when: 'Holds the room of something that arrives in a moment, so that nothing jumps.',
    },
    'empty-state': {
      title: 'Empty state',
      when: 'Where a list has nothing yet: why, and what to do about it.',
    },
    dialog: {
      title: 'Dialog',
      when: 'For a question that must be answered before going on. The safe answer has the focus.',
    },
    drawer: {
      title: 'Drawer',
      when: 'For what helps with the page but need not stand in it: a menu, filters.',
    },
    tooltip: {
      title: 'Tooltip',
      when: 'For a sentence that explains a control. Nobody may need it to go on, so it holds no link.',
    },
    card: {
      title: 'Card',
      when: 'A quiet surface that holds one thing. With a title it is a region of the page.',
    },
    'card-widget': {
      title: 'Card widget',
      when: 'A card that a person can fold, reload, enlarge or close, and have back as it was.',
    },
    disclosure: {
      title: 'Disclosure',
      when: 'For details that most people do not need. A search in the page finds what is folded away.',
    },
    badge: {
      title: 'Badge',
      when: 'A word or two about the thing beside it. The word carries the meaning, never the colour.',
    },
    stat: {
      title: 'Stat',
      when: 'One figure with its name. What is not known is a dash, never a zero.',
    },
    avatar: {
      title: 'Avatar',
      when: 'The picture of a person, beside the name.',
    },
  },
  colours: {
    title: 'Colour',
    when: 'Paper and ink, with one accent. The contrasts are computed from the tokens, for the light and the dark theme. Text needs 4.5; the edge of a control, or a mark in a chart, 3.',
    light: 'light {ratio}',
    dark: 'dark {ratio}',
    against: {
      surface: 'On the surface',
      ink: 'Ink on it',
      accent: 'On the accent',
    },
    decorative: 'Carries no meaning',
    groups: {
      surfaces: 'Surfaces and lines',
      text: 'Ink',
      accent: 'Accent',
      meaning: 'Gain, loss and warning',
      charts: 'Charts',
    },
  },
  type: {
    title: 'Type',
    when: 'Anek Latin in one variable file. Figures that stand below each other are tabular.',
    specimen: 'Shaping your journey, ₹12,34,567',
  },
  shape: {
    title: 'Space and shape',
    when: 'Space goes in steps of {step}. Three radii and two shadows: the smaller the thing, the smaller its radius.',
  },
  motion: {
    title: 'Movement',
    when: 'Four lengths, each with its purpose. All of them are none where the system asks for less movement.',
    milliseconds: '{ms} ms',
    purposes: {
      quick: 'A colour that answers the pointer',
      calm: 'Something small that appears, turns or slides',
      collapse: 'A card that folds',
      'full-screen': 'A card that fills the screen, and back',
    },
  },
} as const;
