/** The sentences of a card widget, with the card's title already in them. */
export type CardLabels = {
  menu: string;
  actions: {
    collapse: string;
    expand: string;
    reload: string;
    enterFullScreen: string;
    leaveFullScreen: string;
    close: string;
    undo: string;
  };
  /** What is read out after each change; `closed` and `reloadFailed` are also shown. */
  said: {
    collapsed: string;
    expanded: string;
    reloading: string;
    reloaded: string;
    reloadFailed: string;
    fullScreen: string;
    normal: string;
    closed: string;
    reopened: string;
  };
};
