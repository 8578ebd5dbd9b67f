// SHELL-04, SHELL-07, Q-120: the shared state and what of it survives leaving the page.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropSavedQuestion,
  keepViewState,
  readSavedViewState,
  saveViewState,
  setViewState,
  viewState,
} from './view-state';

const keys = ['address', 'nav', 'base', 'component', 'tempQuestion', 'tempSteps', 'questionId', 'shopUrl'];

beforeEach(() => localStorage.clear());

describe('the shared state', () => {
  it('has the twelve keys with sensible values from the start', () => {
    const state = viewState.getState();
    expect(state).toMatchObject({
      user: null,
      userType: 'user',
      base: 'knowledgeBase',
      component: 'Home',
      questionId: null,
      questionRecordId: null,
      itemFilter: [],
      timestamp: 0,
      isScorePanelShow: false,
      scrollPosition: 0,
    });
    expect(state.wsid).toMatch(/^[0-9a-f-]{36}$/);
    expect(typeof state.isPC).toBe('boolean');
  });
});

describe('leaving and coming back', () => {
  it('brings the open question back', () => {
    const nav = [
      { id: 1, title: 'Joysticks' },
      { id: 2, title: '固件 "quoted"' },
    ];
    window.history.replaceState(null, '', '/user/knowledge?id=d3d0NA%3D%3D');
    setViewState({
      nav,
      component: 'AnswerQuestion',
      questionId: 4,
      tempSteps: [{ id: 7 }],
      tempQuestion: { id: 4 },
    });
    saveViewState();
    expect(keys.filter((key) => key !== 'shopUrl' && localStorage.getItem(`faq_${key}`) === null)).toEqual(
      [],
    );
    expect(readSavedViewState()).toEqual({
      address: '/user/knowledge?id=d3d0NA%3D%3D',
      nav,
      base: 'knowledgeBase',
      component: 'AnswerQuestion',
      tempQuestion: { id: 4 },
      tempSteps: [{ id: 7 }],
      questionId: 4,
      shopUrl: '',
    });
  });

  it('saves when the page is left', () => {
    keepViewState();
    setViewState({ questionId: 12 });
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('faq_questionId')).toBe('12');
  });

  it.each([
    ['faq_nav', '[{"id":"x"}]'],
    ['faq_nav', 'not json'],
    ['faq_component', '"Evil"'],
    ['faq_questionId', '{"a":1}'],
    ['faq_base', '7'],
  ])('takes a broken %s as absent', (key, text) => {
    localStorage.setItem(key, text);
    expect(readSavedViewState()).toMatchObject({
      nav: [],
      component: 'Home',
      questionId: null,
      base: 'knowledgeBase',
    });
  });

  it('forgets a question that no longer exists', () => {
    setViewState({ component: 'AnswerQuestion', questionId: 4, nav: [{ id: 1, title: 'a' }] });
    dropSavedQuestion();
    saveViewState();
    expect(readSavedViewState()).toMatchObject({
      component: 'Home',
      questionId: null,
      nav: [],
      tempSteps: null,
    });
  });
});
