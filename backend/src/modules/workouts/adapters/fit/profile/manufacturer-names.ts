import { namesOf } from './names-of.js';

/**
 * FIT's word for a maker of devices or apps. Source: FIT SDK 21.217, Profile.xlsx, manufacturer.
 */
export const manufacturerName = namesOf(`
  1:garmin 2:garminFr405Antfs 3:zephyr 4:dayton 5:idt 6:srm 7:quarq 8:ibike 9:saris 10:sparkHk
  11:tanita 12:echowell 13:dynastreamOem 14:nautilus 15:dynastream 16:timex 17:metrigear 18:xelic
  19:beurer 20:cardiosport 21:aAndD 22:hmm 23:suunto 24:thitaElektronik 25:gpulse 26:cleanMobile
  27:pedalBrain 28:peaksware 29:saxonar 30:lemondFitness 31:dexcom 32:wahooFitness 33:octaneFitness
  34:archinoetics 35:theHurtBox 36:citizenSystems 37:magellan 38:osynce 39:holux 40:concept2
  41:shimano 42:oneGiantLeap 43:aceSensor 44:brimBrothers 45:xplova 46:perceptionDigital
  47:bf1systems 48:pioneer 49:spantec 50:metalogics 51:4iiiis 52:seikoEpson 53:seikoEpsonOem
  54:iforPowell 55:maxwellGuider 56:starTrac 57:breakaway 58:alatechTechnologyLtd
  59:mioTechnologyEurope 60:rotor 61:geonaute 62:idBike 63:specialized 64:wtek
  65:physicalEnterprises 66:northPoleEngineering 67:bkool 68:cateye 69:stagesCycling 70:sigmasport
  71:tomtom 72:peripedal 73:wattbike 76:moxy 77:ciclosport 78:powerbahn 79:acornProjectsAps
  80:lifebeam 81:bontrager 82:wellgo 83:scosche 84:magura 85:woodway 86:elite 87:nielsenKellerman
  88:dkCity 89:tacx 90:directionTechnology 91:magtonic 92:1partcarbon 93:insideRideTechnologies
  94:soundOfMotion 95:stryd 96:icg 97:miPulse 98:bsxAthletics 99:look 100:campagnoloSrl
  101:bodyBikeSmart 102:praxisworks 103:limitsTechnology 104:topactionTechnology 105:cosinuss
  106:fitcare 107:magene 108:giantManufacturingCo 109:tigrasport 110:salutron 111:technogym
  112:brytonSensors 113:latitudeLimited 114:soaringTechnology 115:igpsport 116:thinkrider
  117:gopherSport 118:waterrower 119:orangetheory 120:inpeak 121:kinetic 122:johnsonHealthTech
  123:polarElectro 124:seesense 125:nciTechnology 126:iqsquare 127:leomo 128:ifitCom 129:corosByte
  130:versaDesign 131:chileaf 132:cycplus 133:gravaaByte 134:sigeyi 135:coospo 136:geoid 137:bosch
  138:kyto 139:kineticSports 140:decathlonByte 141:tqSystems 142:tagHeuer 143:keiserFitness
  144:zwiftByte 145:porscheEp 146:blackbird 147:meilanByte 148:ezon 149:laisi 150:myzone 151:abawo
  152:bafang 153:luhongTechnology 255:development 257:healthandlife 258:lezyne 259:scribeLabs
  260:zwift 261:watteam 262:recon 263:faveroElectronics 264:dynovelo 265:strava 266:precor
  267:bryton 268:sram 269:navman 270:cobi 271:spivi 272:mioMagellan 273:evesports
  274:sensitivusGauge 275:podoon 276:lifeTimeFitness 277:falcoEMotors 278:minoura 279:cycliq
  280:luxottica 281:trainerRoad 282:theSufferfest 283:fullspeedahead 284:virtualtraining
  285:feedbacksports 286:omata 287:vdo 288:magneticdays 289:hammerhead 290:kineticByKurt
  291:shapelog 292:dabuziduo 293:jetblack 294:coros 295:virtugo 296:velosense 297:cycligentinc
  298:trailforks 299:mahleEbikemotion 300:nurvv 301:microprogram 302:zone5cloud 303:greenteg
  304:yamahaMotors 305:whoop 306:gravaa 307:onelap 308:monarkExercise 309:form 310:decathlon
  311:syncros 312:heatup 313:cannondale 314:trueFitness 315:rGTCycling 316:vasa 317:raceRepublic
  318:fazua 319:orekaTraining 320:lsec 321:lululemonStudio 322:shanyue 323:spinningMda
  324:hilldating 325:aeroSensor 326:nike 327:magicshine 328:ictrainer 329:absoluteCycling
  330:eoSwimbetter 331:mywhoosh 332:ravemen 333:tektroRacingProducts 334:daradInnovationCorporation
  335:cycloptim 337:runna 339:zepp 340:peloton 341:carv 342:tissot 345:realVelo 346:wetech 347:jespr
  348:huawei 349:gotoes 350:cadenceApp 351:unaWatch 352:tymewear 353:exposureLights 354:fortoCycling
  5759:actigraphcorp
`);
