import { namesOf } from './names-of.js';

/** FIT's word for a product of Garmin's. Source: FIT SDK 21.217, Profile.xlsx, garmin_product. */
export const garminProductName = namesOf(`
  1:hrm1 2:axh01 3:axb01 4:axb02 5:hrm2ss 6:dsiAlf02 7:hrm3ss 8:hrmRunSingleByteProductId 9:bsm
  10:bcm 11:axs01 12:hrmTriSingleByteProductId 13:hrm4RunSingleByteProductId
  14:fr225SingleByteProductId 15:gen3BsmSingleByteProductId 16:gen3BcmSingleByteProductId
  22:hrmFitSingleByteProductId 255:oHR 473:fr301China 474:fr301Japan 475:fr301Korea 494:fr301Taiwan
  717:fr405 782:fr50 987:fr405Japan 988:fr60 1011:dsiAlf01 1018:fr310xt 1036:edge500 1124:fr110
  1169:edge800 1199:edge500Taiwan 1213:edge500Japan 1253:chirp 1274:fr110Japan 1325:edge200
  1328:fr910xt 1333:edge800Taiwan 1334:edge800Japan 1341:alf04 1345:fr610 1360:fr210Japan
  1380:vectorSs 1381:vectorCp 1386:edge800China 1387:edge500China 1405:approachG10 1410:fr610Japan
  1422:edge500Korea 1436:fr70 1446:fr310xt4t 1461:amx 1482:fr10 1497:edge800Korea 1499:swim
  1537:fr910xtChina 1551:fenix 1555:edge200Taiwan 1561:edge510 1567:edge810 1570:tempe
  1600:fr910xtJapan 1623:fr620 1632:fr220 1664:fr910xtKorea 1688:fr10Japan 1721:edge810Japan
  1735:virbElite 1736:edgeTouring 1742:edge510Japan 1743:hrmTri 1752:hrmRun 1765:fr920xt
  1821:edge510Asia 1822:edge810China 1823:edge810Taiwan 1836:edge1000 1837:vivoFit 1853:virbRemote
  1885:vivoKi 1903:fr15 1907:vivoActive 1918:edge510Korea 1928:fr620Japan 1929:fr620China
  1930:fr220Japan 1931:fr220China 1936:approachS6 1956:vivoSmart 1967:fenix2 1988:epix 2050:fenix3
  2052:edge1000Taiwan 2053:edge1000Japan 2061:fr15Japan 2067:edge520 2070:edge1000China
  2072:fr620Russia 2073:fr220Russia 2079:vectorS 2100:edge1000Korea 2130:fr920xtTaiwan
  2131:fr920xtChina 2132:fr920xtJapan 2134:virbx 2135:vivoSmartApac 2140:etrexTouch 2147:edge25
  2148:fr25 2150:vivoFit2 2153:fr225 2156:fr630 2157:fr230 2158:fr735xt 2160:vivoActiveApac
  2161:vector2 2162:vector2s 2172:virbxe 2173:fr620Taiwan 2174:fr220Taiwan 2175:truswing
  2187:d2airvenu 2188:fenix3China 2189:fenix3Twn 2192:variaHeadlight 2193:variaTaillightOld
  2204:edgeExplore1000 2219:fr225Asia 2225:variaRadarTaillight 2226:variaRadarDisplay 2238:edge20
  2260:edge520Asia 2261:edge520Japan 2262:d2Bravo 2266:approachS20 2271:vivoSmart2 2274:edge1000Thai
  2276:variaRemote 2288:edge25Asia 2289:edge25Jpn 2290:edge20Asia 2292:approachX40 2293:fenix3Japan
  2294:vivoSmartEmea 2310:fr630Asia 2311:fr630Jpn 2313:fr230Jpn 2327:hrm4Run 2332:epixJapan
  2337:vivoActiveHr 2347:vivoSmartGpsHr 2348:vivoSmartHr 2361:vivoSmartHrAsia
  2362:vivoSmartGpsHrAsia 2368:vivoMove 2379:variaTaillight 2396:fr235Asia 2397:fr235Japan
  2398:variaVision 2406:vivoFit3 2407:fenix3Korea 2408:fenix3Sea 2413:fenix3Hr 2417:virbUltra30
  2429:indexSmartScale 2431:fr235 2432:fenix3Chronos 2441:oregon7xx 2444:rino7xx 2457:epixKorea
  2473:fenix3HrChn 2474:fenix3HrTwn 2475:fenix3HrJpn 2476:fenix3HrSea 2477:fenix3HrKor 2496:nautix
  2497:vivoActiveHrApac 2503:fr35 2512:oregon7xxWw 2530:edge820 2531:edgeExplore820 2533:fr735xtApac
  2534:fr735xtJapan 2544:fenix5s 2547:d2BravoTitanium 2567:variaUt800 2593:runningDynamicsPod
  2599:edge820China 2600:edge820Japan 2604:fenix5x 2606:vivoFitJr 2622:vivoSmart3 2623:vivoSport
  2628:edge820Taiwan 2629:edge820Korea 2630:edge820Sea 2650:fr35Hebrew 2656:approachS60
  2667:fr35Apac 2668:fr35Japan 2675:fenix3ChronosAsia 2687:virb360 2691:fr935 2697:fenix5
  2700:vivoactive3 2713:edge1030 2727:fr35Sea 2733:fr235ChinaNfc 2769:foretrex601_701
  2772:vivoMoveHr 2787:vector3 2796:fenix5Asia 2797:fenix5sAsia 2798:fenix5xAsia 2806:approachZ80
  2814:fr35Korea 2819:d2charlie 2831:vivoSmart3Apac 2832:vivoSportApac 2833:fr935Asia 2859:descent
  2878:vivoFit4 2886:fr645 2888:fr645m 2891:fr30 2900:fenix5sPlus 2909:edge130 2924:edge1030Asia
  2927:vivosmart4 2945:vivoMoveHrAsia 2962:approachX10 2977:fr30Asia 2988:vivoactive3mW
  3003:fr645Asia 3004:fr645mAsia 3011:edgeExplore 3028:gpsmap66 3049:approachS10 3066:vivoactive3mL
  3076:fr245 3077:fr245Music 3085:approachG80 3092:edge130Asia 3095:edge1030Bontrager
  3110:fenix5Plus 3111:fenix5xPlus 3112:edge520Plus 3113:fr945 3121:edge530 3122:edge830
  3126:instinctEsports 3134:fenix5sPlusApac 3135:fenix5xPlusApac 3142:edge520PlusApac 3143:descentT1
  3144:fr235lAsia 3145:fr245Asia 3163:vivoActive3mApac 3192:gen3Bsm 3193:gen3Bcm 3218:vivoSmart4Asia
  3224:vivoactive4Small 3225:vivoactive4Large 3226:venu 3246:marqDriver 3247:marqAviator
  3248:marqCaptain 3249:marqCommander 3250:marqExpedition 3251:marqAthlete 3258:descentMk2 3282:fr45
  3284:gpsmap66i 3287:fenix6SSport 3288:fenix6S 3289:fenix6Sport 3290:fenix6 3291:fenix6x
  3299:hrmDual 3300:hrmPro 3308:vivoMove3Premium 3314:approachS40 3321:fr245mAsia 3349:edge530Apac
  3350:edge830Apac 3378:vivoMove3 3387:vivoActive4SmallAsia 3388:vivoActive4LargeAsia
  3389:vivoActive4OledAsia 3405:swim2 3420:marqDriverAsia 3421:marqAviatorAsia 3422:vivoMove3Asia
  3441:fr945Asia 3446:vivoActive3tChn 3448:marqCaptainAsia 3449:marqCommanderAsia
  3450:marqExpeditionAsia 3451:marqAthleteAsia 3461:indexSmartScale2 3466:instinctSolar
  3469:fr45Asia 3473:vivoactive3Daimler 3498:legacyRey 3499:legacyDarthVader
  3500:legacyCaptainMarvel 3501:legacyFirstAvenger 3512:fenix6sSportAsia 3513:fenix6sAsia
  3514:fenix6SportAsia 3515:fenix6Asia 3516:fenix6xAsia 3535:legacyCaptainMarvelAsia
  3536:legacyFirstAvengerAsia 3537:legacyReyAsia 3538:legacyDarthVaderAsia 3542:descentMk2s
  3558:edge130Plus 3570:edge1030Plus 3578:rally200 3589:fr745 3596:venusqMusic 3599:venusqMusicV2
  3600:venusq 3615:lily 3624:marqAdventurer 3638:enduro 3639:swim2Apac 3648:marqAdventurerAsia
  3652:fr945Lte 3702:descentMk2Asia 3703:venu2 3704:venu2s 3737:venuDaimlerAsia 3739:marqGolfer
  3740:venuDaimler 3794:fr745Asia 3808:variaRct715 3809:lilyAsia 3812:edge1030PlusAsia
  3813:edge130PlusAsia 3823:approachS12 3837:venusqAsia 3843:edge1040 3850:marqGolferAsia
  3851:venu2Plus 3865:gnss 3869:fr55 3872:enduroAsia 3888:instinct2 3889:instinct2s 3905:fenix7s
  3906:fenix7 3907:fenix7x 3908:fenix7sApac 3909:fenix7Apac 3910:fenix7xApac 3927:approachG12
  3930:descentMk2sAsia 3934:approachS42 3943:epixGen2 3944:epixGen2Apac 3949:venu2sAsia
  3950:venu2Asia 3978:fr945LteAsia 3982:vivoMoveSport 3983:vivomoveTrend 3986:approachS12Asia
  3990:fr255Music 3991:fr255SmallMusic 3992:fr255 3993:fr255Small 4001:approachG12Asia
  4002:approachS42Asia 4005:descentG1 4017:venu2PlusAsia 4024:fr955 4033:fr55Asia 4061:edge540
  4062:edge840 4063:vivosmart5 4071:instinct2Asia 4105:marqGen2 4115:venusq2 4116:venusq2music
  4124:marqGen2Aviator 4125:d2AirX10 4130:hrmProPlus 4132:descentG1Asia 4135:tactix7
  4155:instinctCrossover 4169:edgeExplore2 4222:descentMk3 4223:descentMk3i 4233:approachS70
  4257:fr265Large 4258:fr265Small 4260:venu3 4261:venu3s 4265:tacxNeoSmart 4266:tacxNeo2Smart
  4267:tacxNeo2TSmart 4268:tacxNeoSmartBike 4269:tacxSatoriSmart 4270:tacxFlowSmart
  4271:tacxVortexSmart 4272:tacxBushidoSmart 4273:tacxGeniusSmart 4274:tacxFluxFluxSSmart
  4275:tacxFlux2Smart 4276:tacxMagnum 4305:edge1040Asia 4312:epixGen2Pro42 4313:epixGen2Pro47
  4314:epixGen2Pro51 4315:fr965 4341:enduro2 4374:fenix7sProSolar 4375:fenix7ProSolar
  4376:fenix7xProSolar 4380:lily2 4394:instinct2x 4426:vivoactive5 4432:fr165 4433:fr165Music
  4440:edge1050 4442:descentT2 4446:hrmFit 4472:marqGen2Commander 4477:lilyAthlete 4525:rallyX10
  4532:fenix8Solar 4533:fenix8SolarLarge 4534:fenix8Small 4536:fenix8 4556:d2Mach1Pro 4565:fr970
  4570:fr570Large 4574:fr570Small 4575:enduro3 4583:instinctE40mm 4584:instinctE45mm
  4585:instinct3Solar45mm 4586:instinct3Amoled45mm 4587:instinct3Amoled50mm 4588:descentG2
  4595:fenix7ProSolarNoWifi 4603:venuX1 4606:hrm200 4625:vivoactive6 4631:fenix8Pro 4633:edge550
  4634:edge850 4643:venu4 4644:venu4s 4647:approachS44 4655:edgeMtb 4656:approachS50 4666:fenixE
  4678:instinctCrossoverAmoled 4745:bounce2 4759:instinct3Solar50mm 4775:tactix8Amoled
  4776:tactix8Solar 4814:fr170Music 4815:fr170 4825:approachJ1 4879:d2Mach2 4916:fr702026
  4944:d2AirX15 4952:fenix9Pro43mm 4953:fenix9Pro47mm 4954:fenix9Pro51mm 4955:fenix9ProSolar47mm
  4956:fenix9ProSolar51mm 5019:cirqaSmartBand 5056:d2Mach2Pro 5133:fenix943mm 5134:fenix9 10007:sdm4
  10014:edgeRemote 20119:trainingCenter 20533:tacxTrainingAppWin 20534:tacxTrainingAppMac
  20565:tacxTrainingAppMacCatalyst 30045:tacxTrainingAppAndroid 30046:tacxTrainingAppIos
  30047:tacxTrainingAppLegacy 30059:trainingPeaksVirtualIos 30060:trainingPeaksVirtualAndroid
  30061:trainingPeaksVirtualWindows 30062:trainingPeaksVirtualMacOs
  30063:trainingPeaksVirtualAppleTv 65531:connectiqSimulator 65532:androidAntplusPlugin
  65534:connect
`);
