/* Calls of the directory editor -> services. */
import type { Actor, StaffActor } from '#contract/core/actor';
import { sopEndpoints } from '#contract/sop/endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import type { DirectoryService } from './directory.service';
import type { QuestionService } from './question.service';
import type { Tree } from './tree.service';

export interface SopRoutes {
  readonly tree: Tree;
  readonly directories: DirectoryService;
  readonly questions: QuestionService;
}

export function bindSop(bind: Bind, { tree, directories, questions }: SopRoutes): void {
  bind(sopEndpoints, {
    'POST /javaplus/admin/sopDirectory/getSopTreeList': () => tree.listTree(),
    'POST /javaplus/admin/sopDirectory/saveOrUpdateDirectory': async ({ actor, body }) => ({
      id: await directories.save(staffOf(actor), body),
    }),
    'POST /javaplus/admin/sopDirectory/deleteByDirectoryId/:id': async ({ actor, params }) => {
      await directories.delete(staffOf(actor), params.id);
      return {};
    },
    'GET /java/admin/getAllDirectoryList': async () => ({ id: null, children: await tree.listDirectories() }),
    'GET /java/admin/getAllQuestionListByDirectoryId': ({ query }) =>
      tree.listQuestions(query.sopDirectoryId),
    'GET /java/admin/getAllAnswerListByQuestionId': ({ query }) => tree.listAnswers(query.sopQuestionId),
    'POST /java/admin/saveOrUpdateQuestion': ({ actor, body }) => questions.save(staffOf(actor), body),
    'GET /java/admin/deleteByQuestionIds': async ({ actor, query }) => {
      await questions.deleteQuestions(staffOf(actor), query.sopQuestionIds);
      return {};
    },
    'GET /java/admin/deleteByAnswerIds': async ({ actor, query }) => {
      await questions.deleteAnswers(staffOf(actor), query.sopAnswerIds);
      return {};
    },
  });
}

function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}
